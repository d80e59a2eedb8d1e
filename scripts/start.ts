import { distFolder, prepare } from './prepare';

/*
 * `npm start`: makes what is missing or stale (database client, site), then serves in this process. With no configuration
 * that is the demonstration; an operator sets NODE_ENV=production.
 */

const print = (step: string): void => console.log(step);

try {
  await prepare(print);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Only now: the server imports what was just generated.
const { runServer } = await import('../gateway/main');
const { config, server } = await runServer(distFolder);
const address = `http://${config.host ?? 'localhost'}:${server.port}`;
print(`\nTayyar is running at ${address}`);
if (!config.production) print(`GraphQL sandbox: ${address}/graphql`);
if (server.hasDemoAccounts) {
  print('\nSign in with one of the demo accounts, password demo-1234:');
  for (const role of ['student', 'trainer', 'admin']) print(`  ${role}@demo.dz`);
}
