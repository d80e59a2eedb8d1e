import type { ErrorRequestHandler, Request, Response } from 'express';
import { textDirection, languages } from '../../schema/contract/languages';
import { problems } from '../../schema/contract/problems/problems';
import { requestLanguage } from '../http/requestLanguage';
import { logFieldsOf, type ErrorLogger } from '../observability/log';
import { errorBody, toPublicError, type PublicError } from './publicError';

type ErrorResponder = (response: Response, report: PublicError, request: Request) => void;

/** Sends an error in the format of the path: GraphQL, REST or a page. */
export const createErrorHandler =
  (logError: ErrorLogger): ErrorRequestHandler =>
  // Express recognizes error handlers by their four parameters.
  (error: unknown, request, response, _next) => {
    const report = toPublicError(error, requestLanguage(request));
    logError(error, report, logFieldsOf(response));
    // The response has started (timeout, failed rendering), so it can only be closed.
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

/** Headers of Express's own errors, such as Content-Range of a 416. */
function errorHeaders(error: unknown): Record<string, string> {
  return error instanceof Error && 'headers' in error ? (error.headers as Record<string, string>) : {};
}

/** Case-insensitive, like Express's routing. */
const isUnderPath = (path: string, prefix: string): boolean => `${path.toLowerCase()}/`.startsWith(`${prefix}/`);

function selectErrorResponder(path: string): ErrorResponder {
  if (isUnderPath(path, '/graphql')) return (response, report) => response.json(errorBody(report));
  if (credentialPath.test(path)) return sendProblemDetails;
  return isUnderPath(path, '/api') ? sendApiError : sendPageError;
}

/** What programs read: the DID document, status lists and certificates as credentials. */
const credentialPath = /^\/(\.well-known|credentials)\/|^\/certificates\/[^/]+\.json\/?$/i;

/**
 * REST errors are plain text, which the documented client displays, or problem details (RFC 9457) for callers that
 * accept JSON.
 */
const sendApiError: ErrorResponder = (response, report, request) => {
  if (
    request.accepts(['text/plain', 'application/problem+json', 'application/json']) === 'text/plain' ||
    !asksForJson(request)
  ) {
    response.type('text/plain').send(report.message);
    return;
  }
  sendProblemDetails(response, report, request);
};

const sendProblemDetails: ErrorResponder = (response, { status, problem, title, message, fields }) => {
  const errors = Object.keys(fields).length > 0 ? { errors: fields } : {};
  const details = { type: `urn:tayyar:problem:${problem}`, title, status, detail: message, ...errors };
  response.type('application/problem+json').send(JSON.stringify(details));
};

const asksForJson = ({ headers }: Request): boolean => /application\/(problem\+)?json/i.test(headers.accept ?? '');

const sendPageError: ErrorResponder = (response, report, request) => {
  if (request.accepts(['text/plain', 'text/html']) === 'text/html')
    response.type('html').send(renderErrorPage(report.status));
  else response.type('text/plain').send(report.message);
};

/** Bilingual error page for rendering errors, without scripts and styles. */
function renderErrorPage(status: number): string {
  const { text } = Object.values(problems).find((problem) => problem.status === status) ?? problems.unexpected;
  const sections = languages.map(
    (language) => `<section lang="${language}" dir="${textDirection(language)}"><h1>${text[language]}</h1></section>`,
  );
  const title = `${status} · ${text.ar} · ${text.en}`;
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main>${sections.join('')}<p><a href="/">تيّار · Tayyar</a></p></main></body></html>`;
}
