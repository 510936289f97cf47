// SPDX-License-Identifier: MIT
// Lints the page's scripts: node cli/tests/view/lint.mjs, with WARPWRIGHT_MODULES
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.env.WARPWRIGHT_MODULES, 'index.js'));
const { ESLint } = require('eslint');
const BROWSER = [
  'document',
  'window',
  'performance',
  'requestAnimationFrame',
  'Node',
  'setTimeout',
  'clearTimeout',
  'atob',
  'Blob',
  'Response',
  'DecompressionStream',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'process',
  'console',
  'getComputedStyle',
];
const RULES = {
  'no-undef': 'error',
  'no-unused-vars': ['error', { args: 'none' }],
  'prefer-const': 'error',
  eqeqeq: 'error',
  'no-shadow': 'error',
  'no-implicit-globals': 'off',
  'no-unreachable': 'error',
  'no-dupe-keys': 'error',
  'no-redeclare': 'error',
  'no-var': 'off',
  semi: 'error',
  'max-len': ['error', 100],
};
const globals = Object.fromEntries(BROWSER.map((name) => [name, 'readonly']));
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.js'],
      rules: RULES,
      languageOptions: { sourceType: 'script', ecmaVersion: 2022, globals },
    },
    {
      files: ['**/*.mjs'],
      rules: RULES,
      languageOptions: {
        sourceType: 'module',
        ecmaVersion: 2022,
        // The page's, and what drawn.mjs gives to it.
        globals: { ...globals, Warpwright: 'readonly', recorded: 'readonly', laid: 'readonly' },
      },
    },
  ],
});
const results = await eslint.lintFiles(['cli/src/view/*.js', 'cli/tests/view/*.mjs']);
const formatter = await eslint.loadFormatter('stylish');
console.log(await formatter.format(results));
process.exitCode = results.some((result) => result.errorCount || result.warningCount) ? 1 : 0;
