import { createScratchDatabase } from './scratchDatabase';
import { startTestServer } from './testServer';

/**
 * Starts one server with new demo data for all tests and sets its URL as E2E_ORIGIN. If the variable is already set, the
 * tests use that server.
 */
// oxlint-disable-next-line no-restricted-exports -- Playwright requires a default export.
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_ORIGIN) return undefined;
  const { location, remove } = await createScratchDatabase();
  const server = await startTestServer(location).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  process.env.E2E_ORIGIN = server.origin;
  return async () => {
    await server.stop();
    await remove();
  };
}
