import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLog } from './log';
import { files } from './files';
import type { PageRequest } from './site';
import { aGateway, asCookie, channel } from './testing/gateway';

type Gateway = Awaited<ReturnType<typeof aGateway>>;
let gateway: Gateway;
let asked: PageRequest | undefined;
const lines: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'tayyar-test-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets/app-1.js'), 'script');
  writeFileSync(join(folder, 'assets/app-1.js.br'), 'packed');
  writeFileSync(join(folder, 'film.mp4'), '0123456789');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  const render = async (page: PageRequest) => {
    asked = page;
    if (page.url.startsWith('/broken')) throw new Error('rendering failed: SECRET');
    if (page.url.startsWith('/guarded')) return { status: 302, html: '', redirect: '/auth' };
    if (page.url.startsWith('/nonce')) return { status: 200, html: `<style nonce="${page.nonce}"></style>` };
    const { data } = await page.execute('{ me { firstName } }', {});
    return {
      status: page.url.startsWith('/absent') ? 404 : 200,
      html: `<html lang="${page.language}">${JSON.stringify(data)}</html>`,
    };
  };
  gateway = await aGateway({
    site: {
      files: files(folder),
      assets: { scripts: ['/assets/app-1.js'], preloads: [], styles: [] },
      render,
      channel,
    },
    sandboxFolder: folder,
    log: createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }),
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await gateway.close();
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  request(gateway.app)
    .get(path)
    .set({ accept: 'text/html', ...headers });

describe('pages', () => {
  test.each(['a b', 'a<b', '[x', 'x:99999', '%'])(
    'of a host that is none (%s) are refused, not broken',
    async (host) => {
      const answer = await visit('/', { host });
      expect([answer.status, answer.text.includes('SECRET')]).toEqual([400, false]);
    },
  );

  test('are Arabic unless the cookie says otherwise, whatever the browser prefers', async () => {
    expect((await visit('/courses?x=1', { 'accept-language': 'en' })).text).toContain('lang="ar"');
    expect(asked).toMatchObject({
      url: '/courses?x=1',
      language: 'ar',
      scheme: null,
      assets: { scripts: ['/assets/app-1.js'] },
    });
    expect((await visit('/', { cookie: 'tayyar_language=en; tayyar_scheme=dark' })).text).toContain('lang="en"');
    expect(asked?.scheme).toBe('dark');
  });

  test('?lang= chooses and is remembered', async () => {
    const answer = await visit('/?lang=en');
    expect(answer.text).toContain('lang="en"');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^tayyar_language=en; Max-Age=31536000; Path=\/; .*SameSite=Lax$/,
    );
    expect((await visit('/?lang=fr')).headers['set-cookie']).toBeUndefined();
  });

  test('see what their visitor may see, and are not kept by others', async () => {
    const visitor = await visit('/');
    expect([visitor.text, visitor.headers['cache-control'], visitor.headers.vary]).toEqual([
      '<html lang="ar">{"me":null}</html>',
      'private, no-cache',
      expect.stringContaining('Cookie'),
    ]);
    const { id, firstName } = await gateway.aUser();
    const signedIn = await visit('/', { cookie: asCookie(await gateway.aToken(id)) });
    expect([signedIn.text, signedIn.headers['cache-control']]).toEqual([
      `<html lang="ar">{"me":{"firstName":"${firstName}"}}</html>`,
      'private, no-store',
    ]);
  });

  test('answer their status, and redirects', async () => {
    expect((await visit('/absent')).status).toBe(404);
    const guarded = await visit('/guarded');
    expect([guarded.status, guarded.headers.location]).toEqual([302, '/auth']);
    expect((await request(gateway.app).post('/courses')).status).toBe(405);
  });

  test('that fail say so in both languages, and nothing else', async () => {
    const answer = await visit('/broken');
    expect([answer.status, answer.type]).toEqual([500, 'text/html']);
    expect(answer.text).toContain('حدث خطأ');
    expect(answer.text).toContain('An error occurred');
    expect(answer.text).not.toMatch(/SECRET|\bat /);
  });

  test('carry a policy with a nonce of their own', async () => {
    const answers = [await visit('/nonce'), await visit('/nonce')];
    const policies = answers.map(({ headers }) => headers['content-security-policy']);
    expect(policies[0]).not.toBe(policies[1]);
    const nonce = /nonce="(.+)"/.exec(answers[1]?.text ?? '')?.[1];
    expect(policies[1]).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policies[1]).not.toMatch(/script-src[^;]*unsafe/);
    expect(policies[1]).toContain("frame-ancestors 'none'");
    expect((await visit('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('files', () => {
  test('with a hash in their name are kept for ever, packed where that is understood', async () => {
    const plain = await visit('/assets/app-1.js', { 'accept-encoding': 'identity' });
    expect([plain.text, plain.headers['cache-control']]).toEqual(['script', 'public, max-age=31536000, immutable']);
    const packed = await visit('/assets/app-1.js', { 'accept-encoding': 'br' })
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
    for (const path of ['/API/user', '/Api/nothing']) expect((await visit(path)).type).toBe('text/plain');
  });

  test('have no part behind their end', async () => {
    const answer = await request(gateway.app).get('/film.mp4').set({ range: 'bytes=999-' });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test('can be asked for in parts', async () => {
    const answer = await visit('/film.mp4', { range: 'bytes=2-4' });
    expect([answer.status, answer.headers['content-range']]).toEqual([206, 'bytes 2-4/10']);
  });

  test.each(['/assets/none.js', '/media/none.mp4', '/assets/../../package.json'])('%s is not there', async (path) => {
    expect((await visit(path, { accept: '*/*' })).status).toBe(404);
  });
});

describe('for the operator', () => {
  test('the process and its database answer', async () => {
    expect((await visit('/livez')).text).toBe('ok');
    expect((await visit('/readyz')).text).toBe('ok');
  });

  test('figures are for this machine alone, and name no address that a caller made up', async () => {
    await visit('/api/nothing/SECRET');
    const { status, text } = await visit('/metrics');
    expect([status, text]).toEqual([200, expect.stringContaining('http_request_duration_seconds_count')]);
    expect(text).not.toContain('SECRET');
    expect((await visit('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  });

  test('the log holds no secrets', async () => {
    const token = await gateway.aToken((await gateway.aUser()).id);
    await request(gateway.app)
      .post('/api/login?password=QUERY-SECRET')
      .set('cookie', asCookie(token))
      .send({ email: 'log-secret@example.dz', password: 'BODY-SECRET' });
    const log = lines.join('');
    expect(log).toContain('/api/login');
    expect(log).not.toMatch(/QUERY-SECRET|BODY-SECRET|log-secret/);
    expect(log).not.toContain(token);
  });

  test('the sandbox opens in a browser', async () => {
    const answer = await visit('/graphql');
    expect([answer.status, answer.type]).toEqual([200, 'text/html']);
    expect(answer.text).not.toMatch(/https?:/);
  });
});

test('a database that is gone is told as such, everywhere, and is found again', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  vi.spyOn(gateway.database.pool, 'query').mockRejectedValue(refused);
  vi.spyOn(gateway.database.pool, 'connect').mockRejectedValue(refused);
  const graphql = await request(gateway.app).post('/graphql').send({ query: '{ categories { id } }' });
  const rest = await visit('/api/categories', { 'accept-language': 'en' });
  expect([rest.status, rest.text]).toEqual([503, 'The service is not available right now. Please try again shortly']);
  for (const { status, headers } of [graphql, rest, await visit('/readyz')])
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect((await visit('/livez')).status).toBe(200);
  vi.restoreAllMocks();
  expect((await visit('/api/categories')).status).toBe(200);
});
