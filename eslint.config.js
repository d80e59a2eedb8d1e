import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/*
 * The rules that oxlint (.oxlintrc.json) lacks and that need TypeScript's checker. `npm run test:all` runs it:
 * building the program takes a minute.
 */
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
    // Tests create their instances themselves.
    '**/*.test.{ts,tsx}',
    'web/e2e',
  ]),
  // Directives in the sources are for oxlint.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'error',
      '@typescript-eslint/no-unsafe-enum-assignment': 'error',
    },
  },
);
