import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { languageCookie, type Language } from '../../../schema/contract/languages';
import { messagesIn } from './messages';
import { uniqueId } from './testRecords';

/** The accounts of the demo data. */
export const demo = {
  password: 'demo-1234',
  student: 'student@demo.dz',
  trainer: 'trainer@demo.dz',
  admin: 'admin@demo.dz',
  otherTrainer: 'nadia.meziane@demo.dz',
};
export type Role = 'student' | 'trainer' | 'admin';

/** Registration data of an account that does not exist yet. */
export function createUserData() {
  const username = `amel-${uniqueId()}`;
  return { firstName: 'أمل', lastName: 'Benali', username, email: `${username}@example.dz`, password: 'secret-77' };
}
export type UserData = ReturnType<typeof createUserData>;

/** The complete label of a field, with or without the mark of a required one. */
export const requiredLabel = (name: string): RegExp => new RegExp(`^${name}\\s*\\*?$`);

/** Fills in and submits the registration form of the current page. */
export async function register(page: Page, user: UserData, language: Language): Promise<void> {
  const t = messagesIn(language);
  const field = (name: string) => page.getByLabel(requiredLabel(name));
  await field(t('auth:firstName')).fill(user.firstName);
  await field(t('auth:lastName')).fill(user.lastName);
  await field(t('auth:username')).fill(user.username);
  await field(t('auth:email')).fill(user.email);
  await field(t('auth:password')).fill(user.password);
  await field(t('auth:confirmPassword')).fill(user.password);
  await page.getByRole('button', { name: t('auth:createAccount'), exact: true }).click();
}

/** Fills in and submits the login form of the current page. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
  language: Language,
): Promise<void> {
  const t = messagesIn(language);
  await page.getByLabel(t('auth:email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth:signIn'), exact: true }).click();
}

/** Signs out through the menu of the page's shell. It ends the session: never use it with the shared session of a role. */
export async function logOut(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  const siteMenu = page.locator('details[data-menu]');
  if (await siteMenu.isVisible()) {
    await siteMenu.locator('summary').click();
    await siteMenu.getByRole('button', { name: t('shell:account.logout') }).click();
  } else {
    await page.getByRole('button', { name: t('shell:account.label') }).click();
    await page.getByRole('menuitem', { name: t('shell:account.logout') }).click();
  }
  await expect(page.getByText(t('shell:loggedOut.title'), { exact: true }).first()).toBeVisible();
}

/** Signs in through the API, with a session of its own. */
export async function signInByApi(request: APIRequestContext, email: string, password = demo.password): Promise<void> {
  const response = await request.post('/api/login', { data: { email, password } });
  expect(response.ok(), `${email} signs in: ${response.status()} ${await response.text()}`).toBe(true);
}

/** Creates an account through the API and signs in as it. */
export async function registerByApi(request: APIRequestContext, user = createUserData()): Promise<UserData> {
  const response = await request.post('/api/register', { data: user });
  expect(response.status(), await response.text()).toBe(201);
  return user;
}

/** Removes all cookies of a page but the language, as the end of a session does. */
export async function expireSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(cookies.filter(({ name }) => name === languageCookie));
}
