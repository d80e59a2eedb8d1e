import { expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import { certificateFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const learner = (certificates: object[]) => ({
  handle: 'salma',
  name: 'Salma Ben Youcef',
  nameAr: 'سلمى بن يوسف',
  certificates,
});

const render = (page: object | null, language: Language = 'en') =>
  renderServerPageWithData('/learners/salma', { me: null, learner: page }, language);

test('a public page names the learner in both scripts and links each certificate to its verification', async () => {
  const { html, text, status } = await render(learner([certificateFixture()]));
  expect(status).toBe(200);
  expect(text).toMatch(/Salma Ben Youcef +سلمى بن يوسف +1 valid certificate/);
  expect(html).toContain('href="/verify/ABCDEFGHJKMNPQRS"');
  expect((await render(learner([certificateFixture()]), 'ar')).text).toContain('شهادة صالحة واحدة');
});

test('its description names the certificates, not what a man or a woman has done', async () => {
  const { html } = await render(learner([certificateFixture({ courseTitleAr: 'الطاقة الشمسية' })]), 'ar');
  expect(html).toContain('content="شهادات \u2068سلمى بن يوسف\u2069 من تيّار: الطاقة الشمسية."');
});

test('search engines list a page only while it has certificates', async () => {
  expect((await render(learner([certificateFixture()]))).html).not.toContain('noindex');
  expect((await render(learner([]))).html).toContain('<meta name="robots" content="noindex"');
});

test('without a page it is not found', async () => {
  const { status, text } = await render(null);
  expect(status).toBe(404);
  expect(text).toContain('There is no such page');
});
