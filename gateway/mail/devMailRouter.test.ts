import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../config';
import { createTestGateway, sendRequest } from '../testing/testGateway';
import { createMailTransport } from './mailTransport';

/** A gateway and its folder, with a mail whose texts are hostile. */
async function createGateway(overrides: Partial<Config> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tayyar-dev-mail-'));
  const gateway = await createTestGateway({ config: { dataDir, ...overrides } });
  onTestFinished(gateway.close);
  const { send } = createMailTransport({ dataDir, smtpUrl: undefined });
  const mail = { from: 'no-reply@tayyar.example', to: 'amel@example.dz', text: 'مرحبًا & <b>' };
  await send({ ...mail, messageId: '<1@tayyar.example>', subject: '<script>1</script>', html: '<p>"&amp;</p>' });
  return gateway;
}

test('lists mails, and shows one with its texts and headers', async () => {
  const { app } = await createGateway();
  const list = await sendRequest(app, 'get', '/dev/mail');
  expect(list.status).toBe(200);
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  expect(list.text).toContain('amel@example.dz');
  expect(list.text).toContain('&lt;script&gt;1&lt;/script&gt;');
  expect(list.text).not.toContain('<script');
  const [, path = ''] = /href="(\/dev\/mail\/[\da-f]+)"/.exec(list.text) ?? [];
  const { text } = await sendRequest(app, 'get', path);
  expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(text).toContain('srcDoc="&lt;p&gt;&quot;&amp;amp;&lt;/p&gt;');
  expect(text).toContain('مرحبًا &amp; &lt;b&gt;');
  expect(text).toContain('Message-ID: &lt;1@tayyar.example&gt;');
});

test.each(['/dev/mail/unknown', '/dev/mail/..%2F..%2Fsession-secret'])('answers 404 to %s', async (path) => {
  const { app } = await createGateway();
  expect((await sendRequest(app, 'get', path)).status).toBe(404);
});

test.each([
  ['in production', { production: true }],
  ['with a mail server', { smtpUrl: 'smtp://127.0.0.1:1' }],
])('answers 404 %s', async (_when, overrides) => {
  const { app } = await createGateway(overrides);
  expect((await sendRequest(app, 'get', '/dev/mail')).status).toBe(404);
});

test('answers 404 to requests of other machines: mails contain links for new passwords', async () => {
  const { app } = await createGateway();
  for (const path of ['/dev/mail', '/dev/mail/unknown'])
    expect((await sendRequest(app, 'get', path, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
});

test('answers 404 to other hosts: their names may lead to this machine for the browser of its user', async () => {
  const { app } = await createGateway();
  const statusFor = async (host: string) => (await sendRequest(app, 'get', '/dev/mail', { host })).status;
  for (const host of [
    'attacker.example',
    'attacker.example:3000',
    'localhost.attacker.example',
    '127.0.0.1.nip.example',
  ])
    expect(await statusFor(host), host).toBe(404);
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])
    expect(await statusFor(host), host).toBe(200);
});
