import type { Page } from 'playwright-core';
import type { Language } from '../../schema/contract/languages';
import { words } from './words';

/** The accounts of the demo data (product.md section 6). */
export const demo = {
  password: 'demo-1234',
  student: 'student@demo.dz',
  trainer: 'trainer@demo.dz',
  admin: 'admin@demo.dz',
};

/** A person who has no account yet. */
export function aStranger() {
  const username = `amel-${crypto.randomUUID().slice(0, 8)}`;
  return { firstName: 'أمل', lastName: 'Benali', username, email: `${username}@example.dz`, password: 'secret-77' };
}
export type Stranger = ReturnType<typeof aStranger>;

/** Fills in and sends the register form that the page shows. */
export async function register(page: Page, person: Stranger, language: Language): Promise<void> {
  const t = words(language);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field(t('auth:firstName')).fill(person.firstName);
  await field(t('auth:lastName')).fill(person.lastName);
  await field(t('auth:username')).fill(person.username);
  await field(t('auth:email')).fill(person.email);
  await field(t('auth:password')).fill(person.password);
  await field(t('auth:confirmPassword')).fill(person.password);
  await page.getByRole('button', { name: t('auth:createAccount'), exact: true }).click();
}

/** Fills in and sends the login form that the page shows. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
  language: Language,
): Promise<void> {
  const t = words(language);
  await page.getByLabel(t('auth:email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth:signIn'), exact: true }).click();
}

/** Leaves by the account menu. */
export async function logOut(page: Page, language: Language): Promise<void> {
  const t = words(language);
  await page.getByRole('button', { name: t('shell:account.label') }).click();
  await page.getByRole('menuitem', { name: t('shell:account.logout') }).click();
  await page.getByText(t('shell:loggedOut.title'), { exact: true }).first().waitFor();
}

/** Signs a page's visitor in without the form, where the form is not what the test is about. */
export async function signedIn(page: Page, email: string, password = demo.password): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} can't sign in: ${answer.status()} ${await answer.text()}`);
}
