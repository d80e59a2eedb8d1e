import { describe, expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import type { Role } from '../../../schema/contract/permissions';
import { userFixture } from '../../testing/fixtures';
import { renderTestPageWithData } from '../../testing/renderTestPage';

const ask = (url: string, language: Language = 'en', role: Role | null = null) =>
  renderTestPageWithData(url, { me: role && userFixture(role, 1) }, language);

describe('the login and register page', () => {
  test('opens with login, beside the promo panel', async () => {
    const { html } = await ask('/auth');
    for (const text of ['Login', 'Register', '500+', '50+', '25+', 'Sign in']) expect(html).toContain(text);
    expect(html).toContain('autoComplete="current-password"');
    expect(html).not.toContain('Confirm password');
  });

  test('opens with registration where the address says so', async () => {
    const { html } = await ask('/auth?tab=register', 'ar');
    for (const text of ['إنشاء حساب', 'نوع الحساب', 'طالب', 'تأكيد كلمة المرور']) expect(html).toContain(text);
    expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2);
  });

  test('never puts a password into an address, and says what it needs', async () => {
    const { html } = await ask('/auth');
    const [form = ''] = html.match(/<form\b[^>]*>/) ?? [];
    const [button = ''] = html.match(/<button\b[^>]*type="submit"[^>]*>/) ?? [];
    expect(form).toContain('method="post"');
    expect(button).toContain('disabled');
    expect(html).toMatch(/<noscript>.*need JavaScript/s);
  });

  test.each([
    ['student', '/dashboard/student'],
    ['trainer', '/dashboard/trainer'],
    ['admin', '/dashboard/admin'],
  ] as const)('sends a signed-in %s to %s', async (role, redirect) => {
    expect(await ask('/auth', 'en', role)).toMatchObject({ status: 302, redirect });
  });

  test('sends a signed-in person on to a page of this site, and to no other', async () => {
    expect(await ask('/auth?next=%2Fcourses%2F7%3Flesson%3D3', 'en', 'student')).toMatchObject({
      redirect: '/courses/7?lesson=3',
    });
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect(await ask(`/auth?next=${encodeURIComponent(next)}`, 'en', 'student')).toMatchObject({
        redirect: '/dashboard/student',
      });
    }
  });
});
