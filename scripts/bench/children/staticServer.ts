import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/* A bare node:http server that answers every request with the same bytes: the upper limit of this machine. */

const body = Buffer.from(JSON.stringify({ data: 'x'.repeat(12_000) }));
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
