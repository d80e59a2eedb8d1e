import { join } from 'node:path';
import { startChargilyServer } from '../../../../gateway/testing/servers/chargilyServer';
import { createScratchDatabase } from './scratchDatabase';
import { noteDemoAddresses } from '../testRecords';
import { startTestServer } from './testServer';

/**
 * Starts one server with new demo data for all tests, with a card provider of their own, and sets its URL as E2E_ORIGIN and the folder of its mails as
 * E2E_MAIL_FOLDER. If the first is already set, the tests use that server. The addresses of its sitemap are noted.
 */
// oxlint-disable-next-line no-restricted-exports -- Playwright requires a default export.
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_ORIGIN) {
    await noteDemoAddresses(process.env.E2E_ORIGIN);
    return undefined;
  }
  const { location, remove } = await createScratchDatabase();
  const cards = await startChargilyServer({ hasPages: true });
  const release = async () => {
    await cards.close();
    await remove();
  };
  const server = await startTestServer(location, cards.account).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  process.env.E2E_ORIGIN = server.origin;
  process.env.E2E_MAIL_FOLDER = join(location.dataDir, 'mail');
  await noteDemoAddresses(server.origin);
  return async () => {
    await server.stop();
    await release();
  };
}
