import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'web/e2e/**'];
const tools = ['scripts/**', '*.config.ts', '*.config.js', 'codegen.ts', '.dependency-cruiser.cjs'];

const namedExportsOnly = {
  'no-restricted-exports': [
    'error',
    { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
  ],
};

const physicalProperty =
  'ObjectExpression > Property[key.name=/^(left|right|m[lr]|p[lr]|((margin|padding)(Left|Right))|border(Left|Right)(Color|Style|Width)?|border(Top|Bottom)(Left|Right)Radius|scroll(Margin|Padding)(Left|Right))$/]';
const logicalSides = [
  {
    selector: physicalProperty,
    message: 'Arabic reads from the right: name the side logically (marginInlineStart, insetInlineEnd …).',
  },
  {
    selector: 'Property[key.name=/^(textAlign|float)$/] Literal[value=/^(left|right)$/]',
    message: "Arabic reads from the right: 'start' and 'end' instead of 'left' and 'right'.",
  },
];
const safeMarkup = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
    message: 'Text that people type must never become markup.',
  },
];
const configuredOnce = [
  {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message: 'gateway/config.ts is the only reader of the environment; take the value from there.',
  },
];
const restricted = (...rules) => ({ 'no-restricted-syntax': ['error', ...rules.flat()] });

export default defineConfig(
  globalIgnores([
    'node_modules',
    'dist',
    'dist.*',
    'data',
    'prisma/generated',
    '**/generated.ts',
    '**/__generated__',
    'web/public',
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React and Express take handlers that return promises; React 19 and Express 5 both handle a rejection.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // The theme and the contexts of libraries are extended by empty interfaces; characters are counted by spreading.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Parts of a library's options object are often handed on as functions.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['**/*.ts', '**/*.tsx'], ignores: tools, rules: namedExportsOnly },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: [...tests, ...tools, 'web/**', 'gateway/config.ts'],
    rules: restricted(configuredOnce),
  },
  {
    files: ['web/**/*.ts', 'web/**/*.tsx'],
    ignores: tests,
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: restricted(configuredOnce, logicalSides, safeMarkup),
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Answers of any shape are looked at, and expect.any() is any itself; writing `any` stays forbidden.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  { files: tools, rules: { 'no-console': 'off' } },
  // Written content, not code.
  { files: ['prisma/seed/**', 'web/language/messages/**'], rules: { 'max-lines': 'off' } },
);
