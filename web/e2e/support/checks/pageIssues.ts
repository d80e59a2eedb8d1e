import type { BrowserContext } from '@playwright/test';

/** Options of the issue check; any issue fails the test. */
export interface PageIssueOptions {
  /** Allows failed requests, for tests that go offline or expect an error. */
  allowFailedRequests?: boolean;
}

/**
 * Collects the issues of a context's pages: exceptions, console errors and warnings, violations of the content security
 * policy (`reportPolicyViolations`), requests to other origins, and responses with status 500 or above.
 */
export function collectPageIssues(
  context: BrowserContext,
  origin: string,
  { allowFailedRequests = false }: PageIssueOptions,
): string[] {
  const issues: string[] = [];
  context.on('weberror', (error) => issues.push(`exception at ${error.page()?.url()}: ${error.error().message}`));
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const [text, { url }] = [message.text(), message.location()];
    if (isPageNotFound(text, url) || isBlockedTestScript(text) || (allowFailedRequests && isFailedRequest(text)))
      return;
    issues.push(`console at ${message.page()?.url()}: ${text} (${url})`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      issues.push(`request to another origin: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) issues.push(`${response.status()} for ${response.url()}`);
  });
  return issues;
}

/** A script of the page: `reportError` raises an exception even if the violating code catches the error. */
export const reportPolicyViolations = (): void =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportError(new Error(`policy: ${violatedDirective} ${blockedURI}`)),
  );

/** Chromium logs an error for status 404. It is expected for a page, but not for a file. */
const isPageNotFound = (text: string, url: string): boolean =>
  text.includes('status of 404') && !/\.[a-z0-9]+$/i.test(new URL(url).pathname);

/** The scripts of the tests do not run in a sandboxed frame, such as the preview of a mail. */
const isBlockedTestScript = (text: string): boolean => text.startsWith("Blocked script execution in 'about:srcdoc'");

const isFailedRequest = (text: string): boolean => text.startsWith('Failed to load resource');
