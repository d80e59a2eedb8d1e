import { runDatabaseCommand } from './runDatabaseCommand';

/* `npm run db:migrate` applies the pending migrations to the configured database. */

await runDatabaseCommand(({ applied }) => {
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'No pending migrations.');
});
