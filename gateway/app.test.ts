import { mailStyles } from './mail/MailFrame';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger } from './observability/log';
import { serveStaticFiles } from './pages/staticFiles';
import type { PageRequest } from './pages/website';
import { createTestGateway, sessionCookieHeader, testFeedMetadata, type TestGateway } from './testing/testGateway';

let gateway: TestGateway;
let lastPageRequest: PageRequest | undefined;
const logLines: string[] = [];
const clientFolder = mkdtempSync(join(tmpdir(), 'tayyar-test-'));

/** The inline script of the body is not the document's own. */
const inlineElementsPage =
  '<head><style>a{}</style><script>run()</script><script type="module" src="/app.js"></script><style data-x="y">b{}</style>' +
  '</head><body><script>attack()</script><script type="application/json">{}</script></body>';

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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
    if (page.url.startsWith('/inline')) return { status: 200, html: inlineElementsPage };
    if (page.url.startsWith('/unavailable')) return { status: 503, html: '' };
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
      sitemapPaths: [],
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

const parseLogLines = () => logLines.map((line) => JSON.parse(line) as Record<string, unknown>);

const getPage = (path: string, headers: Record<string, string> = {}) =>
  request(gateway.app)
    .get(path)
    .set({ accept: 'text/html', ...headers });

describe('pages', () => {
  test.each(['a b', 'a<b', '[x', 'x:99999', '%'])('returns 400 for the invalid host %s', async (host) => {
    const response = await getPage('/', { host });
    expect([response.status, response.text.includes('SECRET')]).toEqual([400, false]);
  });

  test('is Arabic by default, independent of Accept-Language', async () => {
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

  test('?lang= sets the language and its cookie', async () => {
    const response = await getPage('/?lang=en');
    expect(response.text).toContain('lang="en"');
    expect(String(response.headers['set-cookie'])).toMatch(
      /^tayyar_language=en; Max-Age=31536000; Path=\/; .*SameSite=Lax$/,
    );
    expect((await getPage('/?lang=fr')).headers['set-cookie']).toBeUndefined();
  });

  test('renders with the viewer of the request and is not cached publicly', async () => {
    const visitor = await getPage('/');
    expect([visitor.text, visitor.headers['cache-control'], visitor.headers.vary]).toEqual([
      '<html lang="ar">{"me":null}</html>',
      'private, no-cache',
      expect.stringContaining('Cookie'),
    ]);
    const { id, firstName } = await gateway.createUser();
    const signedIn = await getPage('/', { cookie: sessionCookieHeader(await gateway.createToken(id)) });
    expect([signedIn.text, signedIn.headers['cache-control']]).toEqual([
      `<html lang="ar">{"me":{"firstName":"${firstName}"}}</html>`,
      'private, no-store',
    ]);
  });

  test('leads from the slug of a published course to its page, and from no other', async () => {
    const course = await gateway.createCourse({ slug: 'rooftop-pv', isPublished: true });
    await gateway.createCourse({ slug: 'secret-draft', isPublished: false });
    const found = await getPage('/courses/Rooftop-PV?tab=reviews');
    expect([found.status, found.headers.location]).toEqual([308, `/courses/${course.id}?tab=reviews`]);
    for (const path of ['/courses/secret-draft', '/courses/unknown', '/courses/%00', `/courses/${course.id}`])
      expect((await getPage(path)).status).not.toBe(308);
  });

  test('returns the status and redirect of the rendered page', async () => {
    expect((await getPage('/absent')).status).toBe(404);
    const guarded = await getPage('/guarded');
    expect([guarded.status, guarded.headers.location]).toEqual([302, '/auth']);
    expect((await request(gateway.app).post('/courses')).status).toBe(405);
  });

  test('send Retry-After when their operations fail with 503', async () => {
    const { status, headers } = await getPage('/unavailable');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  test('shows a bilingual error page without details for a rendering error', async () => {
    const response = await getPage('/broken');
    expect([response.status, response.type]).toEqual([500, 'text/html']);
    expect(response.text).toContain('حدث خطأ');
    expect(response.text).toContain('An error occurred');
    expect(response.text).not.toMatch(/SECRET|\bat /);
  });

  test('send a Content-Security-Policy with the hashes of the inline elements of their head', async () => {
    const { headers } = await getPage('/inline');
    const policy = String(headers['content-security-policy']);
    const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
    expect(directive('script-src')).toBe(`script-src 'self' ${hashSource('run()')}`);
    expect(directive('style-src')).toBe(`style-src 'self' ${['', mailStyles, 'a{}', 'b{}'].map(hashSource).join(' ')}`);
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(policy).not.toContain('nonce');
    expect((await getPage('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('files', () => {
  test('with a hash in the name are immutable and sent compressed', async () => {
    const plain = await getPage('/assets/app-1.js', { 'accept-encoding': 'identity' });
    expect([plain.text, plain.headers['cache-control']]).toEqual(['script', 'public, max-age=31536000, immutable']);
    const packed = await getPage('/assets/app-1.js', { 'accept-encoding': 'br' })
      .buffer(true)
      .parse((response, done) => {
        response.on('data', () => undefined).on('end', () => done(null, ''));
      });
    expect([packed.headers['content-encoding'], packed.type]).toEqual(['br', 'text/javascript']);
  });

  test('reject POST with an uncompressed response', async () => {
    const response = await request(gateway.app).post('/assets/app-1.js').set({ 'accept-encoding': 'br' });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  test('unknown API paths return plain text in any letter case', async () => {
    for (const path of ['/API/user', '/Api/nothing']) expect((await getPage(path)).type).toBe('text/plain');
  });

  test('return 416 for a range beyond the end', async () => {
    const response = await request(gateway.app).get('/film.mp4').set({ range: 'bytes=999-' });
    expect([response.status, response.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test('support range requests', async () => {
    const response = await getPage('/film.mp4', { range: 'bytes=2-4' });
    expect([response.status, response.headers['content-range']]).toEqual([206, 'bytes 2-4/10']);
  });

  test.each(['/assets/none.js', '/media/none.mp4', '/assets/../../package.json'])(
    'returns 404 for %s',
    async (path) => {
      expect((await getPage(path, { accept: '*/*' })).status).toBe(404);
    },
  );
});

describe('operations', () => {
  test('/livez and /readyz return ok', async () => {
    expect((await getPage('/livez')).text).toBe('ok');
    expect((await getPage('/readyz')).text).toBe('ok');
  });

  test('metrics are available to local requests only and contain no request paths', async () => {
    await getPage('/api/nothing/SECRET');
    const { status, text } = await getPage('/metrics');
    expect([status, text]).toEqual([200, expect.stringContaining('http_request_duration_seconds_count')]);
    expect(text).not.toContain('SECRET');
    expect((await getPage('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  });

  test('the log contains no secrets', async () => {
    const token = await gateway.createToken((await gateway.createUser()).id);
    await request(gateway.app)
      .post('/api/login?password=QUERY-SECRET')
      .set('cookie', sessionCookieHeader(token))
      .send({ email: 'log-secret@example.dz', password: 'BODY-SECRET' });
    const log = logLines.join('');
    expect(log).toContain('/api/login');
    expect(log).not.toMatch(/QUERY-SECRET|BODY-SECRET|log-secret/);
    expect(log).not.toContain(token);
  });

  test('request lines of the fast path and of cached responses contain no secrets', async () => {
    const token = await gateway.createToken((await gateway.createUser()).id);
    const query = 'query Secretive($id: ID!) { course(id: $id) { id } }';
    const operation = { query, variables: { id: 'VARIABLE-SECRET' } };
    logLines.length = 0;
    for (const path of ['/graphql', '/graphql?lang=en'])
      await request(gateway.app).post(path).set('authorization', `Bearer ${token}`).send(operation);
    await getPage('/api/my-enrollments?token=QUERY-SECRET', { cookie: sessionCookieHeader(token) });
    for (const cookie of ['a=COOKIE-SECRET', 'b=COOKIE-SECRET', 'c=COOKIE-SECRET'])
      await getPage('/api/categories?password=QUERY-SECRET', { cookie, host: 'tayyar.example' });
    expect(parseLogLines().map(({ req, cached }) => [(req as { path: string }).path, cached])).toEqual([
      ['/graphql', undefined],
      ['/graphql', undefined],
      ['/api/my-enrollments', undefined],
      ['/api/categories', undefined],
      ['/api/categories', undefined],
      ['/api/categories', true],
    ]);
    expect(logLines.join('')).not.toMatch(/SECRET/);
    expect(logLines.join('')).not.toContain(token);
  });

  test('request lines name the user, the operation and the problem', async () => {
    const user = await gateway.createUser();
    const headers = { authorization: `Bearer ${await gateway.createToken(user.id)}` };
    await request(gateway.app).post('/graphql').set(headers).send({ query: 'query Mine { me { id } }' });
    await getPage('/api/user', headers);
    await getPage('/api/courses/987654');
    expect(parseLogLines().slice(-3)).toMatchObject([
      { user: user.id, operation: 'Mine', req: { path: '/graphql' } },
      { user: user.id, operation: 'RestMe' },
      { problem: 'courseNotFound', operation: 'RestCourse' },
    ]);
  });

  test('failed sign-ins are logged with user and address, and counted', async () => {
    const user = await gateway.createUser();
    await request(gateway.app).post('/api/login').send({ email: user.email, password: 'wrong' });
    const line = parseLogLines().findLast(({ msg }) => msg === 'sign-in failed');
    expect(line).toMatchObject({ user: user.id, address: expect.stringContaining('127.0.0.1') as string });
    expect((await getPage('/metrics')).text).toMatch(/^sign_in_failures_total [1-9]/m);
  });

  test('metrics count pages, connections and refusals', async () => {
    await getPage('/courses?counted');
    const { text } = await getPage('/metrics');
    for (const name of ['page_renders_total', 'page_cache_lookups_total{result="miss"}'])
      expect(text).toMatch(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} [1-9]`, 'm'));
    expect(text).toMatch(/^database_pool_connections\{state="total"\} [1-9]/m);
    for (const name of ['requests_shed_total', 'rate_limit_refusals_total']) expect(text).toContain(`# TYPE ${name}`);
  });

  test('GET /graphql serves the sandbox', async () => {
    const response = await getPage('/graphql');
    expect([response.status, response.type]).toEqual([200, 'text/html']);
    expect(response.text).not.toMatch(/https?:/);
  });
});

test('returns 503 while the database is unreachable and recovers afterwards', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  vi.spyOn(gateway.database.pool, 'query').mockRejectedValue(refused);
  vi.spyOn(gateway.database.pool, 'connect').mockRejectedValue(refused);
  logLines.length = 0;
  const graphql = await request(gateway.app).post('/graphql').send({ query: '{ categories { id } }' });
  const rest = await getPage('/api/categories', { 'accept-language': 'en' });
  expect([rest.status, rest.text]).toEqual([503, 'The service is not available right now. Please try again shortly']);
  for (const { status, headers } of [graphql, rest, await getPage('/readyz')])
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect((await getPage('/livez')).status).toBe(200);
  const causes = parseLogLines().filter(({ msg }) => msg === 'unavailable');
  expect(causes).toMatchObject([{ operation: 'categories', requestId: graphql.headers['x-request-id'] }]);
  expect(JSON.stringify(causes)).toContain('ECONNREFUSED');
  vi.restoreAllMocks();
  expect((await getPage('/api/categories')).status).toBe(200);
});
