import { expect, test } from '../fixtures';
import { demo, logIn } from '../support/accounts';
import { messagesIn } from '../support/messages';
import { visit, waitUntilIdle } from '../support/checks/pageChecks';

for (const [language, error] of [
  ['en', 'Check your connection and try again'],
  ['ar', 'تحقّق من اتصالك بالإنترنت ثم حاول مجددًا'],
] as const) {
  test(`a form submitted offline reports the lost connection without a status (${language})`, async ({ openPage }) => {
    const page = await openPage({ language, allowFailedRequests: true });
    await visit(page, '/auth');
    await page.getByLabel(messagesIn(language)('auth:email'), { exact: true }).click();
    await waitUntilIdle(page);
    await page.context().setOffline(true);
    await logIn(page, { email: demo.student, password: demo.password }, language);
    await expect(page.getByText(messagesIn(language)('auth:loginFailed'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(error, { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel(messagesIn(language)('auth:email'), { exact: true })).toHaveValue(demo.student);
  });
}

for (const language of ['en', 'ar'] as const) {
  test(`a screen whose code cannot be loaded offers a retry (${language})`, async ({ openPage }) => {
    const t = messagesIn(language);
    const page = await openPage({ language, allowFailedRequests: true, freshContext: true });
    await visit(page, '/courses');
    await page.context().setOffline(true);
    const navigation = page.getByRole('navigation', { name: t('shell:mainNavigation') });
    await navigation.getByRole('link', { name: t('shell:links.blog'), exact: true }).click();
    const loadError = page.getByRole('heading', { level: 1, name: t('shell:unfetched.title') });
    await expect(loadError).toBeVisible();
    const retry = page.getByRole('button', { name: t('common:retry'), exact: true });
    await retry.click();
    await expect(retry).toBeEnabled();
    await expect(loadError, 'the error stays without a connection').toBeVisible();
    await page.context().setOffline(false);
    await retry.click();
    await expect(loadError).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: t('blog:list.title') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/blog');
  });
}
