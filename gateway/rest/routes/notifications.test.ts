import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLinkTokens } from '../../../schema/core/services/linkTokens';
import { anyNumber, anyTimestamp, createRestClient } from '../../testing/restClient';
import { testSessionSecret } from '../../testing/testGateway';

const { gateway, get, post, sessionHeaders, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

let userId: number;
let session: Record<string, string>;
beforeEach(async () => {
  const user = await gateway().createUser();
  userId = user.id;
  session = await sessionHeaders(user);
});

const notify = (title: string) =>
  gateway().db.notification.create({
    data: { userId, messageId: randomUUID(), kind: 'enrolled', payload: { courseId: 7, title, titleAr: 'الشمس' } },
  });

describe('GET /api/notifications', () => {
  test('lists the notifications of the user, newest first', async () => {
    await notify('First');
    await notify('Second');
    const response = await get('/api/notifications?limit=1', session);
    expect([response.status, response.body]).toEqual([
      200,
      [
        {
          id: anyNumber,
          kind: 'enrolled',
          title: 'You are enrolled in “Second”',
          text: 'You can start with the first lesson now and continue at any time.',
          path: '/courses/7',
          readAt: null,
          createdAt: anyTimestamp,
        },
      ],
    ]);
    const arabic = await get('/api/notifications', { ...session, 'accept-language': 'ar' });
    expect(arabic.body).toMatchObject([{ title: 'سُجّل اسمك في دورة «الشمس»' }, {}]);
  });

  test('filters by unread', async () => {
    const { id } = await notify('First');
    await notify('Second');
    await post('/api/notifications/read', { ids: [id] }, session);
    const unread = (await get('/api/notifications?unread=true', session)).body as object[];
    expect(unread).toMatchObject([{ title: 'You are enrolled in “Second”', readAt: null }]);
    expect((await get('/api/notifications', session)).body).toHaveLength(2);
  });
});

describe('POST /api/notifications/read', () => {
  test('marks the given notifications as read, or all without a body', async () => {
    const { id } = await notify('First');
    await notify('Second');
    const first = await post('/api/notifications/read', { ids: [String(id)] }, session);
    expect([first.status, first.body]).toEqual([200, { unread: 1 }]);
    expect((await post('/api/notifications/read', undefined, session)).body).toEqual({ unread: 0 });
  });

  test('marks only what a page is about', async () => {
    await notify('First');
    const mark = async (path: string) => (await post('/api/notifications/read', { path }, session)).body as unknown;
    expect(await mark('/courses/999999')).toEqual({ unread: 1 });
    const [notification] = (await get('/api/notifications', session)).body as { path: string }[];
    expect(await mark(notification!.path)).toEqual({ unread: 0 });
  });

  test.each([[{ ids: 7 }], [{ ids: [{}] }], [{ ids: Array.from({ length: 101 }, () => 1) }], [[]]])(
    'refuses the body %j',
    async (body) => {
      await notify('First');
      expect((await post('/api/notifications/read', body, session)).status).toBe(400);
      expect((await get('/api/notifications?unread=true', session)).body).toHaveLength(1);
    },
  );
});

describe('/api/unsubscribe', () => {
  const tokenOf = (subject: string) => createLinkTokens(testSessionSecret).sign('unsubscribe', subject);
  const sendForm = (token: string, body: string, type = 'application/x-www-form-urlencoded') =>
    request(gateway().app).post(`/api/unsubscribe?token=${token}`).set('content-type', type).send(body);
  const preference = () => gateway().db.notificationPreference.findFirst({ where: { userId } });

  test('stops mails of one kind by the POST of a mail program', async () => {
    const response = await sendForm(tokenOf(`${userId}:enrolled`), 'List-Unsubscribe=One-Click');
    expect([response.status, response.type]).toEqual([200, 'text/plain']);
    expect(await preference()).toMatchObject({ kind: 'enrolled', inApp: true, byEmail: false });
  });

  test('accepts multipart/form-data', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const response = await sendForm(tokenOf(`${userId}:enrolled`), body, 'multipart/form-data; boundary=b');
    expect(response.status).toBe(200);
    expect(await preference()).toMatchObject({ byEmail: false });
  });

  test('refuses other bodies and tokens', async () => {
    expect((await sendForm(tokenOf(`${userId}:enrolled`), 'x=y')).status).toBe(400);
    const refused = await sendForm('wrong', 'List-Unsubscribe=One-Click');
    expect([refused.status, refused.text]).toEqual([
      400,
      'This link is not valid or has expired. Please request a new one',
    ]);
    expect(await preference()).toBeNull();
  });

  test('a GET changes nothing and leads to the page with the button', async () => {
    const token = tokenOf(`${userId}:enrolled`);
    const response = await get(`/api/unsubscribe?token=${token}`);
    expect([response.status, response.headers.location]).toEqual([303, `/unsubscribe#token=${token}`]);
    expect(await preference()).toBeNull();
    expect((await get('/api/unsubscribe?token=//evil.example%0d%0a')).headers.location).toBe(
      '/unsubscribe#token=%2F%2Fevil.example%0D%0A',
    );
    expect((await request(gateway().app).put('/api/unsubscribe')).status).toBe(405);
  });
});
