import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { createQueries } from '../handWritten/queries';
import { createRoutes, type HandWrittenRoute } from '../handWritten/routes';
import { createTokenReader } from '../handWritten/token';

/*
 * The scenarios on a bare node:http server with `pg` and prepared statements: no framework, no schema, no cache.
 * Arguments: URL of the database, session secret.
 */

const [connectionString, secret = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 10 });
const routes = createRoutes(createQueries(pool));
const readToken = createTokenReader(secret);

const server = createServer((request, response) => {
  request.resume();
  answer(request).then(
    ({ status, body }) => {
      const bytes = Buffer.from(body);
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});

async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const found = findRoute(`${request.method} ${pathname}`);
  const result = await found?.route({
    id: found.id,
    query: searchParams,
    session: readToken(request.headers.authorization),
  });
  return result === undefined || result === null
    ? { status: 404, body: '{}' }
    : { status: 200, body: JSON.stringify(result) };
}

/** A number in the path is the id of the row. */
function findRoute(target: string): { route: HandWrittenRoute; id: number } | undefined {
  const id = /\/(\d+)(?=\/|$)/.exec(target)?.[1];
  const route = routes.get(id === undefined ? target : target.replace(`/${id}`, '/:id'));
  return route && { route, id: Number(id) };
}

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
