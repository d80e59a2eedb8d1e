import { join } from 'node:path';
import { resolveFromRoot } from '../projectRoot';

/** Files of this test run inside the project, where they find its packages. `globalSetup` deletes them. */
export const runFolder = (): string =>
  join(resolveFromRoot('package.json'), '..', '.cache', 'testRuns', process.env.TEST_RUN_ID ?? '');
