import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger } from './observability/log';
import { serveStaticFiles } from './pages/staticFiles';
import type { PageRequest } from './pages/website';
import { createTestGateway, sessionCookieHeader, testFeedMetadata } from './testing/testGateway';

type Gateway = Awaited<ReturnType<typeof createTestGateway>>;
let gateway: Gateway;
let lastPageRequest: PageRequest | undefined;
const logLines: string[] = [];
const clientFolder = mkdtempSync(join(tmpdir(), 'tayyar-test-'));

beforeAll(async () => {
  mkdirSync(join(clientFolder, 'assets'));
  mkdirSync(join(clientFolder, '.vite'));
  writeFileSync(join(clientFolder, 'assets/app-1.js'), 'script');
  writeFileSync(join(clientFolder, 'assets/app-1.js.br'), 'packed');
  writeFileSync(join(clientFolder, 'film.mp4'), '0123456789');
  writeFileSync(join(clientFolder, '.vite/manifest.json'), '{}');
  const render = async (page: PageRequest) => {
    lastPageRequest = page;
    if (page.url.startsWith('/broken')) throw new Error('rendering failed: SECRET');
    if (page.url.startsWith('/guarded')) return { status: 302, html: '', redirect: '/auth' };
    if (page.url.startsWith('/nonce')) return { status: 200, html: `<style nonce="${page.nonce}"></style>` };
    const { data } = await page.execute('{ me { firstName } }', {});
    return {
      status: page.url.startsWith('/absent') ? 404 : 200,
      html: `<html lang="${page.language}">${JSON.stringify(data)}</html>`,
    };
  };
  gateway = await createTestGateway({
    site: {
      staticFiles: serveStaticFiles(clientFolder),
      assets: { scripts: ['/assets/app-1.js'], preloads: [], styles: [] },
      render,
      feedMetadata: testFeedMetadata,
    },
    sandboxFolder: clientFolder,
    log: createLogger({ logLevel: 'info' }, { write: (line) => void logLines.push(line) }),
  });
});
afterAll(async () => {
  rmSync(clientFolder, { recursive: true });
  await gateway.close();
});

const getPage = (path: string, headers: Record<string, string> = {}) =>
  request(gateway.app)
    .get(path)
    .set({ accept: 'text/html', ...headers });

describe('pages', () => {
  test.each(['a b', 'a<b', '[x', 'x:99999', '%'])(
    'of a host that is none (%s) are refused, not broken',
    async (host) => {
      const answer = await getPage('/', { host });
      expect([answer.status, answer.text.includes('SECRET')]).toEqual([400, false]);
    },
  );

  test('are Arabic unless the cookie says otherwise, whatever the browser prefers', async () => {
    expect((await getPage('/courses?x=1', { 'accept-language': 'en' })).text).toContain('lang="ar"');
    expect(lastPageRequest).toMatchObject({
      url: '/courses?x=1',
      language: 'ar',
      scheme: null,
      assets: { scripts: ['/assets/app-1.js'] },
    });
    expect((await getPage('/', { cookie: 'tayyar_language=en; tayyar_scheme=dark' })).text).toContain('lang="en"');
    expect(lastPageRequest?.scheme).toBe('dark');
  });

  test('?lang= chooses and is remembered', async () => {
    const answer = await getPage('/?lang=en');
    expect(answer.text).toContain('lang="en"');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^tayyar_language=en; Max-Age=31536000; Path=\/; .*SameSite=Lax$/,
    );
    expect((await getPage('/?lang=fr')).headers['set-cookie']).toBeUndefined();
  });

  test('see what their visitor may see, and are not kept by others', async () => {
    const visitor = await getPage('/');
    expect([visitor.text, visitor.headers['cache-control'], visitor.headers.vary]).toEqual([
      '<html lang="ar">{"me":null}</html>',
      'private, no-cache',
      expect.stringContaining('Cookie'),
    ]);
    const { id, firstName } = await gateway.createUser();
    const signedIn = await getPage('/', { cookie: sessionCookieHeader(await gateway.aToken(id)) });
    expect([signedIn.text, signedIn.headers['cache-control']]).toEqual([
      `<html lang="ar">{"me":{"firstName":"${firstName}"}}</html>`,
      'private, no-store',
    ]);
  });

  test('answer their status, and redirects', async () => {
    expect((await getPage('/absent')).status).toBe(404);
    const guarded = await getPage('/guarded');
    expect([guarded.status, guarded.headers.location]).toEqual([302, '/auth']);
    expect((await request(gateway.app).post('/courses')).status).toBe(405);
  });

  test('that fail say so in both languages, and nothing else', async () => {
    const answer = await getPage('/broken');
    expect([answer.status, answer.type]).toEqual([500, 'text/html']);
    expect(answer.text).toContain('حدث خطأ');
    expect(answer.text).toContain('An error occurred');
    expect(answer.text).not.toMatch(/SECRET|\bat /);
  });

  test('carry a policy with a nonce of their own', async () => {
    const answers = [await getPage('/nonce'), await getPage('/nonce')];
    const policies = answers.map(({ headers }) => headers['content-security-policy']);
    expect(policies[0]).not.toBe(policies[1]);
    const nonce = /nonce="(.+)"/.exec(answers[1]?.text ?? '')?.[1];
    expect(policies[1]).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policies[1]).not.toMatch(/script-src[^;]*unsafe/);
    expect(policies[1]).toContain("frame-ancestors 'none'");
    expect((await getPage('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('files', () => {
  test('with a hash in their name are kept for ever, packed where that is understood', async () => {
    const plain = await getPage('/assets/app-1.js', { 'accept-encoding': 'identity' });
    expect([plain.text, plain.headers['cache-control']]).toEqual(['script', 'public, max-age=31536000, immutable']);
    const packed = await getPage('/assets/app-1.js', { 'accept-encoding': 'br' })
      .buffer(true)
      .parse((answer, done) => {
        answer.on('data', () => undefined).on('end', () => done(null, ''));
      });
    expect([packed.headers['content-encoding'], packed.type]).toEqual(['br', 'text/javascript']);
  });

  test('take no POST, and the refusal is not packed', async () => {
    const answer = await request(gateway.app).post('/assets/app-1.js').set({ 'accept-encoding': 'br' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('of the API are never pages, however its address is written', async () => {
    for (const path of ['/API/user', '/Api/nothing']) expect((await getPage(path)).type).toBe('text/plain');
  });

  test('have no part behind their end', async () => {
    const answer = await request(gateway.app).get('/film.mp4').set({ range: 'bytes=999-' });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test('can be asked for in parts', async () => {
    const answer = await getPage('/film.mp4', { range: 'bytes=2-4' });
    expect([answer.status, answer.headers['content-range']]).toEqual([206, 'bytes 2-4/10']);
  });

  test.each(['/assets/none.js', '/media/none.mp4', '/assets/../../package.json'])('%s is not there', async (path) => {
    expect((await getPage(path, { accept: '*/*' })).status).toBe(404);
  });
});

describe('for the operator', () => {
  test('the process and its database answer', async () => {
    expect((await getPage('/livez')).text).toBe('ok');
    expect((await getPage('/readyz')).text).toBe('ok');
  });

  test('figures are for this machine alone, and name no address that a caller made up', async () => {
    await getPage('/api/nothing/SECRET');
    const { status, text } = await getPage('/metrics');
    expect([status, text]).toEqual([200, expect.stringContaining('http_request_duration_seconds_count')]);
    expect(text).not.toContain('SECRET');
    expect((await getPage('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  });

  test('the log holds no secrets', async () => {
    const token = await gateway.aToken((await gateway.createUser()).id);
    await request(gateway.app)
      .post('/api/login?password=QUERY-SECRET')
      .set('cookie', sessionCookieHeader(token))
      .send({ email: 'log-secret@example.dz', password: 'BODY-SECRET' });
    const log = logLines.join('');
    expect(log).toContain('/api/login');
    expect(log).not.toMatch(/QUERY-SECRET|BODY-SECRET|log-secret/);
    expect(log).not.toContain(token);
  });

  test('the sandbox opens in a browser', async () => {
    const answer = await getPage('/graphql');
    expect([answer.status, answer.type]).toEqual([200, 'text/html']);
    expect(answer.text).not.toMatch(/https?:/);
  });
});

test('a database that is gone is told as such, everywhere, and is found again', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  vi.spyOn(gateway.database.pool, 'query').mockRejectedValue(refused);
  vi.spyOn(gateway.database.pool, 'connect').mockRejectedValue(refused);
  const graphql = await request(gateway.app).post('/graphql').send({ query: '{ categories { id } }' });
  const rest = await getPage('/api/categories', { 'accept-language': 'en' });
  expect([rest.status, rest.text]).toEqual([503, 'The service is not available right now. Please try again shortly']);
  for (const { status, headers } of [graphql, rest, await getPage('/readyz')])
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect((await getPage('/livez')).status).toBe(200);
  vi.restoreAllMocks();
  expect((await getPage('/api/categories')).status).toBe(200);
});
