import { Client } from 'pg';
import { startEmbeddedDatabase } from '../pglite/embeddedDatabase';

// Child process to be killed: inserts numbered rows into the embedded database of the given folder and prints each
// number after the database has acknowledged it.
const [dataDir, template] = process.argv.slice(2);
const { url } = await startEmbeddedDatabase({ dataDir, template });
const client = new Client(url);
await client.connect();
await client.query('CREATE TABLE IF NOT EXISTS written (id int PRIMARY KEY, filling text)');
for (let id = 1; ; id++) {
  await client.query("INSERT INTO written VALUES ($1, repeat('x', 500))", [id]);
  process.stdout.write(`${id}\n`);
}
