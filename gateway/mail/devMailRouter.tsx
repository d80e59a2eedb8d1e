import { Router, type Response } from 'express';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Problem } from '../../schema/core/problem';
import { isLocalRequest } from '../middleware/localRequest';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedMail } from 'mailparser';

/** Mails contain no scripts, and load nothing; neither do these pages. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'";

const styles = `
  body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem; background: #FBF8F2; color: #10231D; font: 1rem/1.6 system-ui, sans-serif; }
  a { color: #0E6B4F; }
  table { border-collapse: collapse; inline-size: 100%; }
  th, td { padding: .5rem; border-block-end: 1px solid #E7E1D4; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  iframe { inline-size: 100%; block-size: 34rem; border: 1px solid #E7E1D4; background: #FFFFFF; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** `/dev/mail`: the mails in a folder, for this machine only: they contain links that open accounts. */
export function devMailRouter(folder: string): Router {
  const router = Router();
  router.use('/dev/mail', (request, _response, next) => {
    if (!isLocalRequest(request)) throw new Problem('notFound');
    next();
  });
  router.get('/dev/mail', async (_request, response) => {
    sendPage(response, <MailList mails={await listStoredMails(folder)} />);
  });
  router.get('/dev/mail/:name', async ({ params: { name } }, response) => {
    const mail = await readStoredMail(folder, name);
    if (!mail) throw new Problem('notFound');
    sendPage(response, <Mail {...mail} />);
  });
  return router;
}

function sendPage(response: Response, page: ReactElement): void {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', 'no-store');
  response.type('html').send(`<!DOCTYPE html>${renderToStaticMarkup(page)}`);
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <h1 dir="auto">{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

const recipientsOf = ({ mail: { to } }: Pick<StoredMail, 'mail'>): string =>
  [to ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

const formatTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');

const MailList = ({ mails }: { mails: StoredMail[] }) => (
  <Page title="Mails">
    {mails.length === 0 ? (
      <p>No mail has been sent yet.</p>
    ) : (
      <table>
        <thead>
          <tr>
            <th scope="col">Time (UTC)</th>
            <th scope="col">To</th>
            <th scope="col">Subject</th>
          </tr>
        </thead>
        <tbody>
          {mails.map(({ name, storedAt, mail }) => (
            <tr key={name}>
              <td>{formatTime(storedAt)}</td>
              <td>{recipientsOf({ mail })}</td>
              <td dir="auto">
                <a href={`/dev/mail/${name}`}>{mail.subject ?? '(no subject)'}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Page>
);

/** Links of the mail open in a new tab: the frame itself may not leave the mail. */
const withLinksInNewTab = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

const Mail = ({ mail, storedAt }: StoredMail) => (
  <Page title={mail.subject ?? '(no subject)'}>
    <p>
      <a href="/dev/mail">All mails</a> · {formatTime(storedAt)} UTC · {recipientsOf({ mail })}
    </p>
    {mail.html && (
      <iframe
        title="The mail"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={withLinksInNewTab(mail.html)}
      />
    )}
    <h2>Plain text</h2>
    <pre dir="auto">{mail.text}</pre>
    {mail.attachments.length > 0 && (
      <>
        <h2>Attachments</h2>
        <ul>
          {mail.attachments.map(({ filename, contentType, size }) => (
            <li key={filename}>{`${filename} (${contentType}, ${size} bytes)`}</li>
          ))}
        </ul>
      </>
    )}
    <h2>Headers</h2>
    <pre dir="ltr">{mail.headerLines.map(({ line }) => line).join('\n')}</pre>
  </Page>
);

interface StoredMail {
  /** The file's name without `.eml`. */
  name: string;
  storedAt: Date;
  mail: ParsedMail;
}

const maxListed = 200;
const nameOf = (file: string): string | undefined => /^([\da-f]{32})\.eml$/.exec(file)?.[1];

/** The latest mails of a folder, newest first. */
async function listStoredMails(folder: string): Promise<StoredMail[]> {
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
async function readStoredMail(folder: string, name: string): Promise<StoredMail | null> {
  if (!nameOf(`${name}.eml`)) return null;
  const path = join(folder, `${name}.eml`);
  const content = await readFile(path).catch(() => null);
  if (!content) return null;
  // Loaded at first use: mails are shown outside production only.
  const { simpleParser } = await import('mailparser');
  return { name, storedAt: (await stat(path)).mtime, mail: await simpleParser(content) };
}
