import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmedName, createCertificateScene } from '../../schema/testing/certificateFixtures';
import { createTestGatewayWithJobs } from '../testing/jobQueue';
import { readPdf } from '../testing/documents/readPdf';

let gateway: Awaited<ReturnType<typeof createTestGatewayWithJobs>>;
beforeAll(async () => {
  gateway = await createTestGatewayWithJobs();
});
afterAll(() => gateway.close());

test('the mail about a certificate has it as a PDF file', async () => {
  const scene = await createCertificateScene(gateway.db);
  await scene.complete();
  await gateway.queueIsEmpty();
  const [certificate] = await scene.readCertificates();
  const [mail, ...others] = await gateway.readMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Your certificate for “Home solar” is ready',
    attachments: [{ filename: `${certificate?.number}.pdf`, contentType: 'application/pdf' }],
  });
  const { text } = readPdf(mail?.attachments[0]?.content ?? Buffer.alloc(0));
  expect(text).toContain(certificate?.number);
  expect(text).toContain(confirmedName.certificateName);
});
