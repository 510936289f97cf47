// SPDX-License-Identifier: MIT
//! Arrays of parts.
use std::mem::MaybeUninit;

/// An array whose elements are made one after the other, from their places. What
/// [`std::array::from_fn`] does: blocks have some 1,700 kinds of arrays, and that function was a
/// tenth of what the compiler made of all blocks.
pub fn array<T, const N: usize>(mut make: impl FnMut(usize) -> T) -> [T; N] {
    let mut all = MaybeUninit::<[T; N]>::uninit();
    let first = all.as_mut_ptr().cast::<T>();
    let mut index = 0;
    while index < N {
        // SAFETY: the element is one of the array's. Should `make` panic, those before it leak.
        unsafe { first.add(index).write(make(index)) };
        index += 1;
    }
    // SAFETY: every element is written.
    unsafe { all.assume_init() }
}

#[cfg(test)]
mod tests {
    use super::array;

    #[test]
    fn every_element_is_made_once_and_dropped_once() {
        let one = std::rc::Rc::new(());
        let all: [_; 5] = array(|index| (index, one.clone()));
        assert_eq!(all.each_ref().map(|element| element.0), [0, 1, 2, 3, 4]);
        assert_eq!(std::rc::Rc::strong_count(&one), 6);
        drop(all);
        assert_eq!(std::rc::Rc::strong_count(&one), 1);
        assert!(array::<String, 0>(|_| unreachable!("none")).is_empty());
    }
}
