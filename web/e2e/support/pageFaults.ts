import type { BrowserContext } from '@playwright/test';

/** Faults that a visitor may not see; each of them fails the test. */
export interface FaultOptions {
  /** Requests may fail: the test takes the connection away, or expects a refusal. */
  allowFailedRequests?: boolean;
}

/**
 * Collects what goes wrong in the pages of a context: exceptions, console errors and warnings, violations of the content
 * security policy, requests to other origins, and responses of status 500 and above.
 */
export async function collectFaults(
  context: BrowserContext,
  origin: string,
  { allowFailedRequests = false }: FaultOptions,
): Promise<string[]> {
  const faults: string[] = [];
  await context.addInitScript(reportPolicyViolations);
  context.on('weberror', (error) => faults.push(`exception at ${error.page()?.url()}: ${error.error().message}`));
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const [text, { url }] = [message.text(), message.location()];
    if (isPageNotFound(text, url) || (allowFailedRequests && isFailedRequest(text))) return;
    faults.push(`console at ${message.page()?.url()}: ${text} (${url})`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      faults.push(`request to another origin: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}

/** The code that violates the policy may catch the error; `reportError` makes it an exception of the page. */
const reportPolicyViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportError(new Error(`policy: ${violatedDirective} ${blockedURI}`)),
  );

/** Chromium logs an error for a page with status 404, which is a right answer; for a file it is a fault. */
const isPageNotFound = (text: string, url: string): boolean =>
  text.includes('status of 404') && !/\.[a-z0-9]+$/i.test(new URL(url).pathname);

const isFailedRequest = (text: string): boolean => text.startsWith('Failed to load resource');
