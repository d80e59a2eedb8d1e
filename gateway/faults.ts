import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { languageOf } from './cookies';
import { failurePage } from './failurePage';
import { reportOf, type Report } from './report';
import { refusal } from './speech';

type Teller = (response: Response, report: Report, request: Request) => void;

/** Tells the caller of any error that a handler threw, in the form that the door in question speaks. */
export const faults =
  (log: Logger): ErrorRequestHandler =>
  // Express knows a handler of errors by its four parameters.
  (error: unknown, request, response, _next) => {
    const report = reportOf(error, languageOf(request));
    if (report.alarm) log[report.alarm]({ err: error }, report.problem);
    // The answer has begun (a time limit, a broken page): all that is left is to end it.
    if (response.headersSent) {
      if (!response.writableEnded) response.destroy();
      return;
    }
    for (const [name, value] of Object.entries(headersOf(error))) response.setHeader(name, value);
    response.status(report.status).setHeader('Cache-Control', 'no-store');
    if (report.retryAfterSeconds) response.setHeader('Retry-After', String(report.retryAfterSeconds));
    if (report.problem === 'notSignedIn' && request.headers.authorization)
      response.setHeader('WWW-Authenticate', 'Bearer');
    tellerFor(request.path)(response, report, request);
  };

/** What Express's own errors want to be said with them: the length of a file that has no such range. */
function headersOf(error: unknown): Record<string, string> {
  return error instanceof Error && 'headers' in error ? (error.headers as Record<string, string>) : {};
}

/** Routing ignores case, and so does this. */
const isUnder = (path: string, door: string): boolean => `${path.toLowerCase()}/`.startsWith(`${door}/`);

function tellerFor(path: string): Teller {
  if (isUnder(path, '/graphql')) return (response, report) => response.json(refusal(report));
  return isUnder(path, '/api') ? tellProgram : tellAnyone;
}

/**
 * The REST form: the message as plain text, as the documented client shows it behind the status; problem details (RFC 9457)
 * for those who ask for JSON.
 */
const tellProgram: Teller = (response, report, request) => {
  if (
    request.accepts(['text/plain', 'application/problem+json', 'application/json']) === 'text/plain' ||
    !wantsJson(request)
  ) {
    response.type('text/plain').send(report.message);
    return;
  }
  const { status, problem, title, message, fields } = report;
  const errors = Object.keys(fields).length > 0 ? { errors: fields } : {};
  const details = { type: `urn:tayyar:problem:${problem}`, title, status, detail: message, ...errors };
  response.type('application/problem+json').send(JSON.stringify(details));
};

const wantsJson = ({ headers }: Request): boolean => /application\/(problem\+)?json/i.test(headers.accept ?? '');

const tellAnyone: Teller = (response, report, request) => {
  if (request.accepts(['text/plain', 'text/html']) === 'text/html')
    response.type('html').send(failurePage(report.status));
  else response.type('text/plain').send(report.message);
};
