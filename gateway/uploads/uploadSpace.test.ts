import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { UploadSpace } from '../config';
import { createPng } from '../testing/documents/testImages';
import { createTestGateway, sendRequest } from '../testing/testGateway';

async function openGateway(uploadSpace: UploadSpace) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-space-'));
  const gateway = await createTestGateway({ config: { dataDir, uploadSpace } });
  onTestFinished(async () => {
    await gateway.close();
    rmSync(dataDir, { recursive: true });
  });
  const uploadPicture = async () => {
    const token = await gateway.createToken((await gateway.createUser({ role: 'trainer' })).id);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
    return sendRequest(gateway.app, 'post', '/api/uploads?kind=thumbnail&name=a.png', headers).send(createPng(40, 40));
  };
  return { ...gateway, uploadPicture };
}

const refusal = [507, 'There is no space for more files. Please contact the administration'];

test('an upload that would leave too little space on the disk is refused with 507', async () => {
  const { uploadPicture, db } = await openGateway({ minFreeBytes: Number.MAX_SAFE_INTEGER, totalBytes: Infinity });
  const { status, text } = await uploadPicture();
  expect([status, text]).toEqual(refusal);
  expect(await db.upload.count()).toBe(0);
});

test('the total of all users is limited', async () => {
  const { uploadPicture, db, createUser } = await openGateway({ minFreeBytes: 0, totalBytes: 1_000_000 });
  expect((await uploadPicture()).status).toBe(201);
  const other = { key: `${'0'.repeat(32)}.pdf`, kind: 'attachment' as const, name: 'a.pdf', type: 'application/pdf' };
  await db.upload.create({ data: { ...other, bytes: 1_000_000, ownerId: (await createUser({ role: 'trainer' })).id } });
  const { status, text } = await uploadPicture();
  expect([status, text]).toEqual(refusal);
});
