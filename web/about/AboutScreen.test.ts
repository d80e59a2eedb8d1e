import { expect, test } from 'vitest';
import { renderServerPageWithData } from '../testing/renderServerPage';

test('shows vision, mission, team, four figures and four achievements', async () => {
  const { status, text, html } = await renderServerPageWithData('/about', {});
  expect(status).toBe(200);
  for (const expectedText of ['Our vision', 'Our mission', 'Our team', 'Be part of the change'])
    expect(text).toContain(expectedText);
  const figures = [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*><bdi dir="ltr">([^<]+)</g)];
  expect(figures.map(([, label, value]) => `${value} ${label}`)).toEqual([
    '500+ trained students',
    '50+ courses',
    '10+ expert trainers',
    '95% satisfaction',
  ]);
  const [achievements = ''] = /<ol\b.*?<\/ol>/s.exec(html) ?? [];
  expect(achievements.match(/<h3\b/g)).toHaveLength(4);
});

test('shows the page in Arabic', async () => {
  const { text } = await renderServerPageWithData('/about', {}, 'ar');
  for (const expectedText of [
    'رؤيتنا',
    'رسالتنا',
    'فريقنا',
    '500+',
    '95%',
    'نسبة الرضا',
    'ما أنجزناه',
    'لك مكان في هذا التغيير',
  ]) {
    expect(text).toContain(expectedText);
  }
});
