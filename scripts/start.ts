import { dist, prepare } from './prepare';

/*
 * `npm start`: makes what is missing or stale (database client, site), then serves in this process. With no configuration
 * that is the demonstration; an operator sets NODE_ENV=production.
 */

const tell = (step: string): void => console.log(step);

try {
  await prepare(tell);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Only now: the server imports what was just generated.
const { runServer } = await import('../gateway/main');
const { config, server } = await runServer(dist);
const address = `http://${config.host ?? 'localhost'}:${server.port}`;
tell(`\nTayyar is running at ${address}`);
if (!config.production) tell(`GraphQL sandbox: ${address}/graphql`);
if (server.hasDemoAccounts) {
  tell('\nSign in with one of the demo accounts, password demo-1234:');
  for (const role of ['student', 'trainer', 'admin']) tell(`  ${role}@demo.dz`);
}
