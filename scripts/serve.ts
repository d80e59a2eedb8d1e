import { join } from 'node:path';
import { startServer } from '../gateway/server';
import { loadWebsite } from '../gateway/pages/loadWebsite';
import { warmUpPages } from '../gateway/pages/warmUpPages';
import { resolveFromRoot } from '../prisma/projectRoot';
import { addressOf, reportStart, runProcess } from './runProcess';

/*
 * The built gateway, as `npm start` runs it. Without configuration it is the demonstration; an operator sets
 * NODE_ENV=production.
 */

const dist = resolveFromRoot('dist');
const started = await runProcess(async (settings, log) => {
  const site = await loadWebsite(dist, {
    workers: settings.renderWorkers,
    onWorkerCrash: (err) => log.error({ err }, 'a render worker ended'),
  });
  const server = await startServer(settings, {
    log,
    site,
    sandboxFolder: join(dist, 'sandbox'),
    apiDocsFolder: join(dist, 'apiDocs'),
  });
  return { ...server, site };
});
const { config, running } = started;
void warmUpPages(running.port, config, running.site);
const address = addressOf(config, running);
reportStart(started, 'server started', `\nTayyar is running at ${address}`);
if (!config.production) console.log(`GraphQL sandbox: ${address}/graphql`);
if (!config.production && !config.smtpUrl) console.log(`Mails (shown here, not sent): ${address}/dev/mail`);
if (running.hasDemoAccounts) {
  console.log('\nSign in with one of the demo accounts, password demo-1234:');
  for (const role of ['student', 'trainer', 'admin']) console.log(`  ${role}@demo.dz`);
}
