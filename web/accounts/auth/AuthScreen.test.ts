import { describe, expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import type { Role } from '../../../schema/contract/permissions';
import { userFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const fetchPage = (url: string, language: Language = 'en', role: Role | null = null) =>
  renderServerPageWithData(url, { me: role && userFixture(role, 1) }, language);

describe('the login and register page', () => {
  test('opens on the login tab beside the promo panel', async () => {
    const { html } = await fetchPage('/auth');
    for (const text of ['Login', 'Register', '500+', '50+', '25+', 'Sign in']) expect(html).toContain(text);
    expect(html).toContain('autoComplete="current-password"');
    expect(html).not.toContain('Confirm password');
  });

  test('opens on the register tab for ?tab=register', async () => {
    const { html } = await fetchPage('/auth?tab=register', 'ar');
    for (const text of ['إنشاء حساب', 'نوع الحساب', 'طالب', 'تأكيد كلمة المرور']) expect(html).toContain(text);
    expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2);
    const required = [...html.matchAll(/<input (?=[^>]*required)[^>]*name="(\w+)"/g)].map(([, name]) => name);
    expect(required).toEqual(['firstName', 'lastName', 'username', 'email', 'password', 'confirmPassword']);
  });

  test('posts passwords in the body and labels required fields', async () => {
    const { html } = await fetchPage('/auth');
    const [form = ''] = html.match(/<form\b[^>]*>/) ?? [];
    const [button = ''] = html.match(/<button\b[^>]*type="submit"[^>]*>/) ?? [];
    expect(form).toContain('method="post"');
    expect(button).toContain('disabled');
    expect(html).toMatch(/<noscript>.*require JavaScript/s);
  });

  test.each([
    ['student', '/dashboard/student'],
    ['trainer', '/dashboard/trainer'],
    ['admin', '/dashboard/admin'],
  ] as const)('sends a signed-in %s to %s', async (role, redirect) => {
    expect(await fetchPage('/auth', 'en', role)).toMatchObject({ status: 302, redirect });
  });

  test('redirects a signed-in user to paths of this site only', async () => {
    expect(await fetchPage('/auth?next=%2Fcourses%2F7%3Flesson%3D3', 'en', 'student')).toMatchObject({
      redirect: '/courses/7?lesson=3',
    });
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect(await fetchPage(`/auth?next=${encodeURIComponent(next)}`, 'en', 'student')).toMatchObject({
        redirect: '/dashboard/student',
      });
    }
  });
});
