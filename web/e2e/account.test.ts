import { expect, test } from 'vitest';
import { createPng } from '../../gateway/testing/testImages';
import { accessibilityFaults, aPage, overflows, visit } from './browser';
import { aStranger, register, signedIn } from './people';
import { words } from './words';

test.each([
  { language: 'ar', width: 360 },
  { language: 'en', width: 1440 },
] as const)(
  'a person shows their face, changes their password, and signs out where they forgot to ($language, $width px)',
  async ({ language, width }) => {
    const t = words(language);
    const person = aStranger();
    const page = await aPage({ language, width });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await visit(page, '/auth?tab=register');
    await register(page, person, language);
    await page.waitForURL('**/dashboard/student');

    const forgotten = await aPage({ language, width });
    await signedIn(forgotten, person.email, person.password);
    const lost = await aPage({ language, width });
    await signedIn(lost, person.email, person.password);

    await visit(page, '/account');
    const picture = page.getByRole('group', { name: t('account:profile.avatar') });
    const chooser = picture.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await picture.getByText(t('upload:wrongType')).waitFor();
    await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: createPng(600, 400) });
    await picture.getByRole('button', { name: t('upload:remove') }).waitFor();
    await field(t('auth:lastName')).fill('Haddad');
    await button(t('account:profile.save')).click();
    await page.getByText(t('account:profile.saved')).first().waitFor();
    await visit(page, '/account');
    const face = page.getByRole('banner').locator('img[src^="/media/uploads/"]');
    await face.waitFor();
    expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    expect(await field(t('auth:lastName')).inputValue()).toBe('Haddad');

    const sessions = page.getByRole('listitem').filter({ has: page.locator('time') });
    expect(await sessions.count()).toBe(3);
    await sessions.nth(1).getByRole('button').click();
    await expect.poll(() => sessions.count()).toBe(2);
    expect([await isIn(forgotten), await isIn(lost)].sort()).toEqual([false, true]);

    await field(t('account:password.current')).fill('not the password');
    await field(t('account:password.next')).fill('secret-78');
    await field(t('account:password.confirmation')).fill('secret-78');
    await button(t('account:password.save')).click();
    const complaint = language === 'ar' ? 'كلمة المرور الحالية غير صحيحة' : 'The current password is not correct';
    await page.getByText(complaint).first().waitFor();
    expect(await field(t('account:password.next')).inputValue()).toBe('secret-78');
    await field(t('account:password.current')).fill(person.password);
    await button(t('account:password.save')).click();
    await page.getByText(t('account:password.saved')).first().waitFor();
    await page.getByText(t('account:sessions.onlyHere')).waitFor();
    expect([await isIn(page), await isIn(forgotten), await isIn(lost)]).toEqual([true, false, false]);

    expect(await overflows(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

const isIn = async ({ request }: Awaited<ReturnType<typeof aPage>>): Promise<boolean> =>
  (await request.get('/api/user')).ok();

test('whoever leaves with something unsaved is asked first', async () => {
  const t = words('en');
  const page = await aPage({ language: 'en' });
  await signedIn(page, 'student@demo.dz', 'demo-1234');
  await visit(page, '/account');
  const name = page.getByLabel(t('auth:firstName'), { exact: true });
  await name.fill('Somebody else');
  await page
    .getByRole('link', { name: t('shell:links.courses') })
    .first()
    .click();
  await page.getByRole('button', { name: t('unsaved.stay') }).click();
  expect(await name.inputValue()).toBe('Somebody else');
  await page
    .getByRole('link', { name: t('shell:links.courses') })
    .first()
    .click();
  await page.getByRole('button', { name: t('unsaved.leave') }).click();
  await page.waitForURL('**/courses');
});
