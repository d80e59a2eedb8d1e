import { defineConfig } from 'eslint/config';
import esx from 'eslint-plugin-es-x';

/** Later than what all supported browsers have (`browserslist` in package.json). */
const laterEditions = ['2023', '2024', '2025'].map((edition) => esx.configs[`flat/no-new-in-es${edition}`]);

/** Names that arrays or other objects share, and what `web/app/polyfills.ts` adds. */
const undecidable = /iterator|(set|map)-prototype|growable|findlast|tosorted|toreversed/;

const rulesOfLaterEditions = Object.assign(
  {},
  ...[...laterEditions, esx.configs['flat/no-new-in-esnext']].map(({ rules }) => rules),
);

/*
 * The syntax and the functions of the built scripts, run after a build: `eslint --config eslint.builtScripts.config.js dist/client`.
 * Browser tests remove the functions of the DOM that supported browsers lack.
 */
export default defineConfig({
  files: ['**/*.js'],
  plugins: { 'es-x': esx },
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  // Also methods of objects whose type is unknown.
  settings: { 'es-x': { aggressive: true } },
  rules: {
    ...Object.fromEntries(Object.entries(rulesOfLaterEditions).filter(([name]) => !undecidable.test(name))),
    // Of earlier editions, but later in Safari.
    'es-x/no-class-static-block': 'error',
    'es-x/no-regexp-lookbehind-assertions': 'error',
    // In texts of which an expression is made.
    'no-restricted-syntax': [
      'error',
      ...['Literal[value=/\\(\\?<[=!]/]', 'TemplateElement[value.raw=/\\(\\?<[=!]/]'].map((selector) => ({
        selector,
        message: 'Safari has lookbehind assertions since 16.4.',
      })),
    ],
  },
});
