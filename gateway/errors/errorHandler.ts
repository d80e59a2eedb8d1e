import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { textDirection, languages } from '../../schema/contract/languages';
import { problems } from '../../schema/contract/problems/problems';
import { requestLanguage } from '../context/cookies';
import { errorBody } from '../graphql/formatErrors';
import { toErrorReport, type ErrorReport } from './errorReport';

type ErrorResponder = (response: Response, report: ErrorReport, request: Request) => void;

/** Tells the caller of any error that a handler threw, in the form that the door in question speaks. */
export const createErrorHandler =
  (log: Logger): ErrorRequestHandler =>
  // Express knows a handler of errors by its four parameters.
  (error: unknown, request, response, _next) => {
    const report = toErrorReport(error, requestLanguage(request));
    if (report.logLevel) log[report.logLevel]({ err: error }, report.problem);
    // The answer has begun (a time limit, a broken page): all that is left is to end it.
    if (response.headersSent) {
      if (!response.writableEnded) response.destroy();
      return;
    }
    for (const [name, value] of Object.entries(errorHeaders(error))) response.setHeader(name, value);
    response.status(report.status).setHeader('Cache-Control', 'no-store');
    if (report.retryAfterSeconds) response.setHeader('Retry-After', String(report.retryAfterSeconds));
    if (report.problem === 'notSignedIn' && request.headers.authorization)
      response.setHeader('WWW-Authenticate', 'Bearer');
    selectErrorResponder(request.path)(response, report, request);
  };

/** What Express's own errors want to be said with them: the length of a file that has no such range. */
function errorHeaders(error: unknown): Record<string, string> {
  return error instanceof Error && 'headers' in error ? (error.headers as Record<string, string>) : {};
}

/** Routing ignores case, and so does this. */
const isUnderPath = (path: string, door: string): boolean => `${path.toLowerCase()}/`.startsWith(`${door}/`);

function selectErrorResponder(path: string): ErrorResponder {
  if (isUnderPath(path, '/graphql')) return (response, report) => response.json(errorBody(report));
  return isUnderPath(path, '/api') ? sendApiError : sendPageError;
}

/**
 * The REST form: the message as plain text, as the documented client shows it behind the status; problem details (RFC 9457)
 * for those who ask for JSON.
 */
const sendApiError: ErrorResponder = (response, report, request) => {
  if (
    request.accepts(['text/plain', 'application/problem+json', 'application/json']) === 'text/plain' ||
    !acceptsJson(request)
  ) {
    response.type('text/plain').send(report.message);
    return;
  }
  const { status, problem, title, message, fields } = report;
  const errors = Object.keys(fields).length > 0 ? { errors: fields } : {};
  const details = { type: `urn:tayyar:problem:${problem}`, title, status, detail: message, ...errors };
  response.type('application/problem+json').send(JSON.stringify(details));
};

const acceptsJson = ({ headers }: Request): boolean => /application\/(problem\+)?json/i.test(headers.accept ?? '');

const sendPageError: ErrorResponder = (response, report, request) => {
  if (request.accepts(['text/plain', 'text/html']) === 'text/html')
    response.type('html').send(renderErrorPage(report.status));
  else response.type('text/plain').send(report.message);
};

/** A page for the moment when pages cannot be rendered: in both languages, with no script and no style of its own. */
function renderErrorPage(status: number): string {
  const { text } = Object.values(problems).find((problem) => problem.status === status) ?? problems.unexpected;
  const said = languages.map(
    (language) => `<section lang="${language}" dir="${textDirection(language)}"><h1>${text[language]}</h1></section>`,
  );
  const title = `${status} · ${text.ar} · ${text.en}`;
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main>${said.join('')}<p><a href="/">تيّار · Tayyar</a></p></main></body></html>`;
}
