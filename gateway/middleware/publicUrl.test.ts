import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../observability/log';
import { testFeedMetadata, createTestGateway, sendRequest, sendGraphql } from '../testing/testGateway';
import type { Config } from '../config';

const site = {
  staticFiles: (_request: unknown, _response: unknown, next: () => void) => next(),
  assets: { scripts: [], preloads: [], styles: [] },
  render: ({ origin }: { origin: string }) => Promise.resolve({ status: 200, html: `<link href="${origin}/">` }),
  sitemapPaths: ['/'],
  feedMetadata: testFeedMetadata,
};

async function openGateway(config: Partial<Config>) {
  const logLines: string[] = [];
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => void logLines.push(line) });
  const gateway = await createTestGateway({ config, site, log });
  onTestFinished(() => gateway.close());
  return { ...gateway, logLines };
}

const publicUrl = 'https://tayyar.example';
const host = 'tayyar.example';

test('links name PUBLIC_URL, whatever the scheme of the request', async () => {
  const { app } = await openGateway({ publicUrl });
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/blog/feed.xml']) {
    const { text, status } = await sendRequest(app, 'get', path, { host });
    expect([path, status, text.includes(publicUrl)]).toEqual([path, 200, true]);
    expect(text).not.toContain(`http://${host}`);
  }
});

test('other hosts get 421, except for health checks', async () => {
  const { app } = await openGateway({ publicUrl });
  for (const path of ['/', '/robots.txt', '/api/courses', '/media/none.png'])
    expect([path, (await sendRequest(app, 'get', path, { host: 'evil.example' })).status]).toEqual([path, 421]);
  expect((await sendGraphql(app, '{ me { id } }', {}, { host: 'evil.example' })).status).toBe(421);
  expect((await sendRequest(app, 'get', '/readyz', { host: '127.0.0.1:3000' })).status).toBe(200);
});

test('with an https PUBLIC_URL cookies are secure, bound to the host, and accepted', async () => {
  const { app, createUser } = await openGateway({ publicUrl });
  const { email } = await createUser({ password: 'secret-1' });
  const login = await sendRequest(app, 'post', '/api/login', { host }).send({ email, password: 'secret-1' });
  const cookies = login.headers['set-cookie'] as unknown as string[];
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-tayyar_\w+=.*; Path=\/; .*HttpOnly; Secure/);
  expect(login.headers['strict-transport-security']).toContain('max-age=');
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  expect((await sendRequest(app, 'get', '/api/user', { host, cookie })).status).toBe(200);
});

test('warns once of X-Forwarded-For that is not trusted', async () => {
  const untrusting = await openGateway({});
  const trusting = await openGateway({ trustProxy: 1 });
  for (const { app } of [untrusting, untrusting, trusting])
    await sendRequest(app, 'get', '/api/courses', { 'x-forwarded-for': '203.0.113.7' });
  expect(untrusting.logLines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  expect(trusting.logLines).toEqual([]);
});

test('MEDIA_HOSTS limits the hosts of pictures, videos and their segments', async () => {
  const { app } = await openGateway({ mediaHosts: ['cdn.example', '*.video.example'] });
  const policy = String((await sendRequest(app, 'get', '/')).headers['content-security-policy']);
  const sources = 'https://cdn.example https://*.video.example';
  for (const directive of [
    `img-src 'self' data: ${sources}`,
    `media-src 'self' blob: ${sources}`,
    `connect-src 'self' ${sources}`,
  ])
    expect(policy).toContain(directive);
  const unlimited = await openGateway({});
  expect(String((await sendRequest(unlimited.app, 'get', '/')).headers['content-security-policy'])).toContain(
    "img-src 'self' data: https:;",
  );
});
