import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { simpleParser } from 'mailparser';

/** A mail that the server under test has sent. */
export interface ReceivedMail {
  to: string;
  subject: string;
  /** The plain text. */
  text: string;
  html: string;
  /** Path, query and fragment of the address behind the button, for `page.goto`; undefined without a button. */
  link: string | undefined;
}

interface StoredMail extends ReceivedMail {
  receivedAt: number;
}

/** Files do not change after they are written, except by a repeated attempt with the same content. */
const parsedMails = new Map<string, StoredMail>();

function mailFolder(): string {
  const folder = process.env.E2E_MAIL_FOLDER;
  if (!folder) throw new Error('Set E2E_MAIL_FOLDER to the folder of mails of the server that E2E_ORIGIN names');
  return folder;
}

async function readMail(file: string): Promise<StoredMail> {
  const known = parsedMails.get(file);
  if (known) return known;
  const { to, subject = '', text = '', html } = await simpleParser(await readFile(file));
  const body = html || '';
  const mail = {
    to: [to ?? []]
      .flat()
      .map((recipient) => recipient.text)
      .join(),
    subject,
    text,
    html: body,
    link: buttonLink(body),
    receivedAt: (await stat(file)).mtimeMs,
  };
  parsedMails.set(file, mail);
  return mail;
}

/** Without the origin: the server knows another name of its host than the tests use. */
function buttonLink(html: string): string | undefined {
  const url = /<a class="button" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (url === undefined) return undefined;
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

/** All mails to an address, the oldest first. */
export async function listMails(address: string): Promise<ReceivedMail[]> {
  const folder = mailFolder();
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const mails = await Promise.all(
    files.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).map((name) => readMail(join(folder, name))),
  );
  return mails.filter(({ to }) => to === address).sort((a, b) => a.receivedAt - b.receivedAt);
}

/**
 * Waits for a mail to an address whose button leads to a path, and returns the newest one.
 * @param path path of the button's address, such as `/reset-password`
 * @param options.count number of such mails to wait for, after a message was sent again
 */
export async function waitForMail(
  address: string,
  path: string,
  { count = 1 } = {},
): Promise<ReceivedMail & { link: string }> {
  let mail: ReceivedMail | undefined;
  await expect(async () => {
    const mails = (await listMails(address)).filter(({ link }) => link?.split(/[?#]/)[0] === path);
    expect(mails.length, `mails to ${address} with a button to ${path}`).toBeGreaterThanOrEqual(count);
    mail = mails.at(-1);
  }).toPass({ timeout: 30_000, intervals: [100, 250, 500] });
  return { ...mail!, link: mail!.link! };
}

/** Confirms the address of a new account by the link in its mail: before that it gets no other mails. */
export async function confirmAddressByApi(request: APIRequestContext, email: string): Promise<void> {
  const [, token = ''] = (await waitForMail(email, '/confirm-email')).link.split('#token=');
  const query = 'mutation ($token: String!) { confirmEmail(token: $token) }';
  const response = await request.post('/graphql', { data: { query, variables: { token } } });
  expect(await response.json()).toEqual({ data: { confirmEmail: true } });
}

/**
 * Lets every attempt to send a mail fail until the returned function is called: a folder has the name of its file.
 * @param messageId the part of the mail's Message-ID before the host
 */
export async function blockMail(messageId: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(`<${messageId}@localhost>`).digest('hex').slice(0, 32);
  const path = join(mailFolder(), `${name}.eml`);
  await mkdir(path, { recursive: true });
  return () => rmdir(path);
}

/** Waits for a mail to an address by its subject. */
export async function findMail(address: string, subject: string): Promise<ReceivedMail> {
  let mail: ReceivedMail | undefined;
  await expect(async () => {
    mail = (await listMails(address)).find((each) => each.subject === subject);
    expect(mail, `the mail “${subject}” to ${address}`).toBeDefined();
  }).toPass({ timeout: 60_000, intervals: [250, 500] });
  return mail!;
}
