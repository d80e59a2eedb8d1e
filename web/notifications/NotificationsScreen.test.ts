import { describe, expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { userFixture } from '../testing/fixtures';
import { renderServerPageWithData } from '../testing/renderServerPage';
import { dayMs } from '../../schema/contract/text/format/dateTime';

const notification = (id: string, daysAgo: number, readAt: string | null = null) => ({
  id,
  kind: 'enrolled',
  title: `Title ${id}`,
  text: `Text ${id}`,
  path: `/courses/${id}`,
  readAt,
  createdAt: new Date(Date.now() - daysAgo * dayMs).toISOString(),
});

interface RenderOptions {
  search?: string;
  language?: Language;
  hasNextPage?: boolean;
}

const render = (nodes: object[], { search = '', language = 'en', hasNextPage = false }: RenderOptions = {}) =>
  renderServerPageWithData(
    `/notifications${search}`,
    {
      me: userFixture('student', 9),
      unreadNotificationCount: nodes.length,
      myNotifications: { nodes, pageInfo: { hasNextPage, endCursor: null } },
    },
    language,
  );

describe('the notifications', () => {
  test('are grouped by day, the unread ones are marked, and each links to its subject', async () => {
    const { html, text } = await render([
      notification('1', 0),
      notification('2', 0, '2026-11-02T10:00:00.000Z'),
      notification('3', 1),
      { ...notification('4', 0), createdAt: '2026-01-15T10:00:00.000Z' },
    ]);
    const positions = ['Today', 'Title 1', 'Title 2', 'Yesterday', 'Title 3', 'January 15, 2026', 'Title 4'].map(
      (each) => text.lastIndexOf(each),
    );
    expect(positions.toSorted((a, b) => a - b)).toEqual(positions);
    expect(positions).not.toContain(-1);
    expect(html.match(/Unread:/g)).toHaveLength(3);
    expect(html).toContain('href="/courses/3"');
    expect(html).not.toContain('Show more');
  });

  test('have an empty state for each filter and a link to further ones', async () => {
    expect((await render([])).text).toContain('No notifications yet');
    expect((await render([], { search: '?show=unread' })).text).toContain('You have read everything');
    expect((await render([], { language: 'ar' })).text).toContain('لا توجد إشعارات بعد');
    expect((await render([notification('1', 0)], { hasNextPage: true })).text).toContain('Show more');
  });

  test('are not indexed, and lead visitors to the sign-in', async () => {
    expect((await render([])).html).toContain('<meta name="robots" content="noindex"');
    const page = await renderServerPageWithData('/notifications', { me: null });
    expect(page.html).not.toContain('Title');
  });
});

test('the header has a link to the notifications for signed-in users only', async () => {
  const link = /href="\/notifications"/;
  expect((await renderServerPageWithData('/about', { me: userFixture('student', 9) })).html).toMatch(link);
  expect((await renderServerPageWithData('/about', { me: null })).html).not.toMatch(link);
});

test('the page for stopping mails changes nothing when it is opened', async () => {
  const { text, html } = await renderServerPageWithData('/unsubscribe', { me: null }, 'ar');
  expect(text).toContain('هل تلغي هذه الرسائل؟');
  expect(html).toContain('إلغاء هذه الرسائل</button>');
  expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/s);
});
