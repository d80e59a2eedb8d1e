import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedMail } from 'mailparser';

export interface StoredMail {
  /** The file's name without `.eml`. */
  name: string;
  storedAt: Date;
  mail: ParsedMail;
}

/** Older mails are not listed. */
const maxListed = 200;
const nameOf = (file: string): string | undefined => /^([\da-f]{32})\.eml$/.exec(file)?.[1];

/** The latest mails of a folder, newest first. */
export async function listStoredMails(folder: string): Promise<StoredMail[]> {
  const names = (await readdir(folder).catch(() => [])).flatMap((file) => nameOf(file) ?? []);
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(folder, `${name}.eml`)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  const latest = files.sort((a, b) => b.at - a.at || (a.name < b.name ? -1 : 1)).slice(0, maxListed);
  const mails = await Promise.all(latest.map(({ name }) => readStoredMail(folder, name)));
  return mails.filter((mail) => mail !== null);
}

/** A mail by its name; null if there is none. */
export async function readStoredMail(folder: string, name: string): Promise<StoredMail | null> {
  if (!nameOf(`${name}.eml`)) return null;
  const path = join(folder, `${name}.eml`);
  const content = await readFile(path).catch(() => null);
  if (!content) return null;
  // Loaded at first use: mails are shown outside production only.
  const { simpleParser } = await import('mailparser');
  return { name, storedAt: (await stat(path)).mtime, mail: await simpleParser(content) };
}
