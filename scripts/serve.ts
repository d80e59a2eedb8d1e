import { runServer } from '../gateway/main';
import { resolveFromRoot } from '../prisma/projectRoot';

/*
 * The built gateway, as `npm start` runs it. Without configuration it is the demonstration; an operator sets
 * NODE_ENV=production.
 */

const { config, server } = await runServer(resolveFromRoot('dist'));
const address = `http://${config.host ?? 'localhost'}:${server.port}`;
console.log(`\nTayyar is running at ${address}`);
if (!config.production) console.log(`GraphQL sandbox: ${address}/graphql`);
if (server.hasDemoAccounts) {
  console.log('\nSign in with one of the demo accounts, password demo-1234:');
  for (const role of ['student', 'trainer', 'admin']) console.log(`  ${role}@demo.dz`);
}
