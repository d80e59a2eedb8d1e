import { browserTargets } from './scripts/build/supportedBrowsers';
import { inlineScript } from './web/app/boot/inlineScript.build';
import { screenModules } from './web/app/routes/screenModules.build';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const allTests = '{schema,gateway,prisma,web,scripts}/**/*.test.{ts,tsx}';
const slowTests = '**/*.slow.test.ts';

interface ProjectOptions {
  include: string[];
  exclude: string[];
  globalSetup?: string[];
}

const project = (name: string, options: ProjectOptions): TestProjectInlineConfiguration => ({
  plugins: [inlineScript(browserTargets), screenModules()],
  // Pothos loads graphql's CommonJS build; two copies of graphql refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name,
    ...options,
    environment: 'node',
    pool: 'forks',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['./schema/testing/setup.ts'],
    // Test files of a process share its modules: importing them again for each file costs more than running it.
    isolate: false,
    // Ends a test that hangs; a busy machine needs several times the usual seconds.
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    // Half of the work is in the database, which runs in threads of its own.
    maxWorkers: 2,
    globalSetup: ['./prisma/testing/globalSetup.ts'],
    projects: [
      project('unit', { include: [allTests], exclude: [slowTests] }),
      project('slow', {
        include: [slowTests],
        exclude: ['**/node_modules/**'],
        globalSetup: ['./gateway/testing/servers/buildChildPrograms.ts'],
      }),
    ],
  },
});
