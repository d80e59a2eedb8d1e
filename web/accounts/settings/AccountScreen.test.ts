import { expect, test } from 'vitest';
import { userFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

test.each(['student', 'trainer', 'admin'] as const)(
  'the profile of a %s links to the deletion and the copy',
  async (role) => {
    const profile = { phone: null, bio: null, bioAr: null, pendingEmail: null, signature: null };
    const me = { ...userFixture(role, 9), ...profile, username: 'amel', preferredLanguage: 'ar' };
    const { html, text } = await renderServerPageWithData(
      '/account',
      { me, mySecondFactor: null, mySessions: [] },
      'ar',
    );
    expect(text).toContain('حذف الحساب');
    expect(html).toContain('href="/account/data#delete"');
    expect(html).toContain('href="/account/data"');
  },
);
