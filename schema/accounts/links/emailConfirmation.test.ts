import { describe, expect, test } from 'vitest';
import { codeOf, createAddress, openAccountTestDatabase } from '../../testing/accountFixtures';
import { createFixtures, viewerFor } from '../../testing/fixtures';

const { db, fixtures } = await openAccountTestDatabase();

describe('confirmation of an address', () => {
  test('a registration sends its link and a welcome; the link confirms once', async () => {
    const user = await fixtures.register();
    const recipients = { userIds: [user.id] };
    expect(await fixtures.sentNotifications()).toEqual([
      { kind: 'confirm_address', recipients },
      { kind: 'welcome', recipients },
    ]);
    const document = '{ me { isEmailConfirmed isEmailBounced } }';
    expect((await fixtures.execute(document, {}, viewerFor(user))).data).toEqual({
      me: { isEmailConfirmed: false, isEmailBounced: false },
    });
    const token = await fixtures.tokenFor(user.id, 'confirm_email');
    expect((await fixtures.sendToken('confirmEmail', token)).data).toEqual({ confirmEmail: true });
    expect((await fixtures.execute(document, {}, viewerFor(user))).data).toMatchObject({
      me: { isEmailConfirmed: true },
    });
    expect((await fixtures.waitingJobs()).filter(({ name }) => name === 'send_mail')).toMatchObject([
      { payload: { kind: 'welcome', to: { userId: user.id } } },
    ]);
    expect(codeOf(await fixtures.sendToken('confirmEmail', token))).toBe('linkNotValid');
  });

  test('a registration that fails sends nothing', async () => {
    const { email } = await fixtures.createStudent();
    expect(codeOf(await fixtures.registerAs(email))).toBe('emailTaken');
    expect(await fixtures.waitingJobs()).toEqual([]);
  });

  test.each([
    ['nonsense', () => Promise.resolve('nonsense')],
    ['a link of another purpose', async () => fixtures.requestResetToken(await fixtures.createStudent())],
    [
      'a link of a previous address',
      async () => {
        const user = await fixtures.register();
        await db.user.update({ where: { id: user.id }, data: { email: createAddress() } });
        return fixtures.tokenFor(user.id, 'confirm_email');
      },
    ],
    [
      'an expired link',
      async () => {
        const { id } = await fixtures.register();
        await db.accountLink.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() - 1) } });
        return fixtures.tokenFor(id, 'confirm_email');
      },
    ],
    [
      'a link of a deactivated account',
      async () => {
        const { id } = await fixtures.register();
        await db.user.update({ where: { id }, data: { isActive: false } });
        return fixtures.tokenFor(id, 'confirm_email');
      },
    ],
    [
      'a link signed by another server',
      async () =>
        (await fixtures.tokenFor((await fixtures.register()).id, 'confirm_email')).replace(/.$/, (last) =>
          last === 'A' ? 'E' : 'A',
        ),
    ],
  ])('is refused with %s', async (_name, createToken) => {
    expect(codeOf(await fixtures.sendToken('confirmEmail', await createToken()))).toBe('linkNotValid');
  });

  test('is sent again on request, also to an address that was refused, and not once it is confirmed', async () => {
    const user = await fixtures.register();
    await db.user.update({ where: { id: user.id }, data: { emailBouncedAt: new Date() } });
    await fixtures.clearJobs();
    const resend = () => fixtures.execute('mutation { resendConfirmation }', {}, viewerFor(user));
    expect((await resend()).data).toEqual({ resendConfirmation: true });
    expect(await fixtures.sentNotifications()).toEqual([
      { kind: 'confirm_address', recipients: { userIds: [user.id] } },
    ]);
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ emailBouncedAt: null });
    await fixtures.sendToken('confirmEmail', await fixtures.tokenFor(user.id, 'confirm_email'));
    await resend();
    expect(await fixtures.sentNotifications()).toHaveLength(1);
  });
});

test('a review is approved only after its author has confirmed their address', async () => {
  const { createUser, createCourse } = createFixtures(db);
  const admin = await createUser({ role: 'admin' });
  const [author, course] = [await fixtures.register(), await createCourse()];
  const review = await db.review.create({
    data: { userId: author.id, courseId: course.id, trainerId: course.trainerId, rating: 5 },
  });
  const approve = async () =>
    (
      await fixtures.execute(
        'mutation ($ids: [ID!]!) { approveReviews(ids: $ids, isApproved: true) { succeeded failed { message } } }',
        { ids: [review.id] },
        viewerFor(admin),
      )
    ).data;
  expect(await approve()).toMatchObject({
    approveReviews: { succeeded: [], failed: [{ message: expect.stringContaining('not confirmed') as string }] },
  });
  const document = '{ adminReviews { rows { isReviewerConfirmed } } }';
  const isConfirmed = async () => (await fixtures.execute(document, {}, viewerFor(admin))).data;
  expect(await isConfirmed()).toEqual({ adminReviews: { rows: [{ isReviewerConfirmed: false }] } });
  await fixtures.sendToken('confirmEmail', await fixtures.tokenFor(author.id, 'confirm_email'));
  expect(await approve()).toEqual({ approveReviews: { succeeded: [String(review.id)], failed: [] } });
  expect(await isConfirmed()).toEqual({ adminReviews: { rows: [{ isReviewerConfirmed: true }] } });
});
