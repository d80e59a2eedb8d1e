import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { aPage, settled, visit } from './browser';
import { demo, logIn } from './people';
import { words } from './words';

/** A page that may complain of requests that fail: here that is what a test wants. */
const aTolerantPage = async (language: Language): Promise<Page> => (await aPage({ language })).context().newPage();

test.each([
  ['en', 'Check your connection and try again'],
  ['ar', 'تحقّق من اتصالك بالإنترنت ثم حاول مجددًا'],
] as const)('a form that is sent without a connection says so, and no status (%s)', async (language, sentence) => {
  const page = await aTolerantPage(language);
  await visit(page, '/auth');
  await page.getByLabel(words(language)('auth:email'), { exact: true }).click();
  await settled(page);
  await page.context().setOffline(true);
  await logIn(page, { email: demo.student, password: demo.password }, language);
  await page.getByText(words(language)('auth:loginFailed'), { exact: true }).first().waitFor();
  await page.getByText(sentence, { exact: true }).first().waitFor();
  expect(await page.getByLabel(words(language)('auth:email'), { exact: true }).inputValue()).toBe(demo.student);
});

test.each(['en', 'ar'] as const)('a screen that cannot be fetched can be tried again (%s)', async (language) => {
  const t = words(language);
  const page = await aTolerantPage(language);
  await visit(page, '/courses');
  await page.context().setOffline(true);
  const navigation = page.getByRole('navigation', { name: t('shell:mainNavigation') });
  await navigation.getByRole('link', { name: t('shell:links.blog'), exact: true }).click();
  const complaint = page.getByRole('heading', { level: 1, name: t('shell:unfetched.title') });
  await complaint.waitFor();
  const retry = page.getByRole('button', { name: t('common:retry'), exact: true });
  await retry.click();
  await expect.poll(() => retry.isEnabled()).toBe(true);
  expect(await complaint.isVisible(), 'the page stays while nothing answers').toBe(true);
  await page.context().setOffline(false);
  await retry.click();
  await complaint.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1, name: t('blog:list.title') }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/blog');
});
