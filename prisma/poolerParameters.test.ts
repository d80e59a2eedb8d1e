import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './client';
import { createBlankDatabase } from './testing/scratchDatabase';

const server = process.env.TEST_DATABASE_URL;

const sslRequestCode = 80_877_103;

/** What PgBouncer with its defaults knows (its manual, `track_extra_parameters`); it refuses everything else. */
const knownParameters = new Set([
  ...['user', 'database', 'replication', 'application_name', 'client_encoding', 'datestyle', 'timezone'],
  ...['standard_conforming_strings', 'intervalstyle', 'in_hot_standby', 'default_transaction_read_only'],
]);

/** Names of the parameters of a startup message: pairs of texts that end with a zero octet. */
const parameterNames = (message: Buffer): string[] =>
  message
    .toString('utf8', 8)
    .split('\0')
    .filter((name, index) => index % 2 === 0 && name !== '');

/** An ErrorResponse of the protocol of PostgreSQL. */
function errorResponse(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Refuses a start as a pooler does, else passes it on with all that follows. */
async function passOn(client: Socket, target: { host: string; port: number }): Promise<void> {
  let [start] = (await once(client, 'data')) as [Buffer];
  if (start.readInt32BE(4) === sslRequestCode) {
    client.write('N');
    [start] = (await once(client, 'data')) as [Buffer];
  }
  const unknown = parameterNames(start).find((name) => !knownParameters.has(name.toLowerCase()));
  if (unknown !== undefined) {
    client.end(errorResponse(`unsupported startup parameter: ${unknown}`));
    return;
  }
  const upstream = connect(target).on('error', () => client.destroy());
  client.on('error', () => upstream.destroy());
  upstream.write(start);
  client.pipe(upstream).pipe(client);
}

/** A server in front of a database that refuses startup parameters; returns the URL. */
async function startStrictPooler(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port || 5432) };
  const pooler = createServer((client) => void passOn(client, target).catch(() => client.destroy()));
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  onTestFinished(() => void pooler.close());
  url.host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
  return url.href;
}

test.runIf(server)('sessions are set up without startup parameters, which a pooler refuses', async () => {
  const blank = await createBlankDatabase(server ?? '');
  onTestFinished(blank.drop);
  const url = await startStrictPooler(blank.url);
  const refused = new Client({ connectionString: url, statement_timeout: 1000 });
  await expect(refused.connect()).rejects.toThrow('unsupported startup parameter: statement_timeout');

  const database = await openDatabase({ url, poolSize: 2 });
  onTestFinished(() => database.close());
  for (const pool of [database.pool, database.controlPool]) {
    const { rows } = await pool.query(
      `SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS transaction`,
    );
    expect(rows).toEqual([{ zone: 'UTC', statement: '15s', transaction: '30s' }]);
  }
});
