import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestAuthenticator } from '../../schema/testing/authenticatorApp';
import type { GraphqlBody } from '../testing/secondFactorClient';
import { createTestGateway, sendGraphql, sendRequest, type TestGateway } from '../testing/testGateway';

describe('with ADMIN_SECOND_FACTOR=required', () => {
  let strict: TestGateway;
  beforeAll(async () => {
    strict = await createTestGateway({ config: { adminSecondFactor: true } });
  });
  afterAll(() => strict.close());

  test('an admin without second factor may do no more than a student', async () => {
    const admin = await strict.createUser({ role: 'admin' });
    const draft = await strict.createCourse({ isPublished: false });
    const token = { authorization: `Bearer ${await strict.createToken(admin.id)}` };
    const send = async (document: string, variables: object = {}) =>
      (await sendGraphql(strict.app, document, variables, token)).body as GraphqlBody;
    const problemOf = async (document: string) => (await send(document)).errors?.[0]?.extensions;
    const refused = { problem: 'secondFactorRequired', status: 403 };
    expect(await problemOf('{ adminUsers(pageSize: 10) { totalCount } }')).toMatchObject(refused);
    expect(await problemOf('{ studioSummary { publishedCourses } }')).toMatchObject(refused);
    const course = 'query($id: ID!) { course(id: $id) { id } }';
    expect((await send(course, { id: draft.id })).data).toEqual({ course: null });
    expect((await send('{ me { role mustSetUpSecondFactor } }')).data).toEqual({
      me: { role: 'admin', mustSetUpSecondFactor: true },
    });
    const rest = await sendRequest(strict.app, 'get', '/api/users', token);
    expect([rest.status, rest.text]).toEqual([
      403,
      'Admins need two-step verification here. Turn it on in your account first',
    ]);
    expect((await sendRequest(strict.app, 'get', '/api/exports/users.csv', token)).status).toBe(403);
    const upload = await sendRequest(strict.app, 'post', '/api/uploads?kind=attachment&name=a.txt', {
      ...token,
      'content-type': 'application/octet-stream',
    }).send('text');
    expect(upload.status).toBe(403);
    expect(upload.text).toContain('two-step verification');
    const start = 'mutation { startSecondFactor(input: { password: "secret-1" }) { secret } }';
    const { secret } = (await send(start)).data?.startSecondFactor as { secret: string };
    const code = createTestAuthenticator(secret).code();
    const confirm = 'mutation($code: String!) { confirmSecondFactor(input: { code: $code }) }';
    expect((await send(confirm, { code })).errors).toBeUndefined();
    expect(await problemOf('{ adminUsers(pageSize: 10) { totalCount } }')).toBeUndefined();
    expect((await send(course, { id: draft.id })).data).toEqual({ course: { id: String(draft.id) } });
    expect((await send('{ me { mustSetUpSecondFactor } }')).data).toEqual({ me: { mustSetUpSecondFactor: false } });
  });

  test('others are not concerned', async () => {
    const trainer = await strict.createUser({ role: 'trainer' });
    const token = { authorization: `Bearer ${await strict.createToken(trainer.id)}` };
    const { body } = await sendGraphql(
      strict.app,
      '{ me { mustSetUpSecondFactor } studioSummary { publishedCourses } }',
      {},
      token,
    );
    expect(body).toMatchObject({ data: { me: { mustSetUpSecondFactor: false } } });
    expect((body as GraphqlBody).errors).toBeUndefined();
  });
});
