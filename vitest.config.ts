import { browserTargets } from './scripts/build/supportedBrowsers';
import { inlineScript } from './web/app/boot/inlineScript.build';
import { screenModules } from './web/app/routing/screenModules.build';
import { defineConfig, type TestProjectInlineConfiguration as ProjectConfig } from 'vitest/config';

const shared = {
  plugins: [inlineScript(browserTargets), screenModules()],
  // Pothos loads graphql's CommonJS build; two copies of graphql refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
};

const common: ProjectConfig['test'] = {
  environment: 'node',
  pool: 'forks',
  // The data grid imports its style sheet, which Node can't load by itself.
  server: { deps: { inline: [/@mui\/x-/] } },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

export default defineConfig({
  test: {
    // Half of the work is in the database, which runs in threads of its own.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: 'unit',
          include: ['{schema,gateway,prisma,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['web/e2e/**'],
          setupFiles: ['./schema/testing/setup.ts'],
          globalSetup: ['./prisma/testing/globalSetup.ts'],
          // Test files of a process share its modules: importing them again for each file costs more than running it.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
