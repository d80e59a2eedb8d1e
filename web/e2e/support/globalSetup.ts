import { createScratchDatabase } from './scratchDatabase';
import { startTestServer } from './testServer';

/**
 * Starts one server on new demo data for all tests, and passes its address on in E2E_ORIGIN. Where that variable is set
 * already, the tests use the server that it names.
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
