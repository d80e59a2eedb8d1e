import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sitemapPaths } from '../../web/routing/screens';
import { createTestGateway, type TestGateway } from '../testing/testGateway';
import { warmUpPages } from './warmUpPages';
import type { PageRequest } from './website';

const render = vi.fn(({ url, language }: PageRequest) =>
  Promise.resolve({ status: 200, html: `<style>a{}</style></head>${language} ${url}` }),
);
const passThrough = (_request: unknown, _response: unknown, next: () => void) => next();
const site = { staticFiles: passThrough, assets: { scripts: [], preloads: [], styles: [] }, render } as never;
const publicUrl = 'https://tayyar.example';

let gateway: TestGateway;
let port: number;
let closeServer: () => unknown;
beforeAll(async () => {
  gateway = await createTestGateway({ site, config: { publicUrl } });
  const server = createServer(gateway.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  ({ port } = server.address() as AddressInfo);
  closeServer = () => server.close();
});
beforeEach(() => void render.mockClear());
afterAll(async () => {
  closeServer();
  await gateway.close();
});

const options = { host: '127.0.0.1', publicUrl, renderWorkers: 2 };

test('renders each public page once per language, for the address of the site', async () => {
  await warmUpPages(port, options, { sitemapPaths });
  await warmUpPages(port, options, { sitemapPaths });
  const pages = render.mock.calls.map(([{ language, origin, url }]) => `${language} ${origin}${url}`);
  expect(pages.toSorted()).toEqual(
    ['ar', 'en'].flatMap((language) => sitemapPaths.map((path) => `${language} ${publicUrl}${path}`)).toSorted(),
  );
});

test('ends when nothing listens', async () => {
  await expect(warmUpPages(1, options, { sitemapPaths })).resolves.toBeUndefined();
  expect(render).not.toHaveBeenCalled();
});
