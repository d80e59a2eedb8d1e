import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../data/transport';
import { LanguageProvider } from '../../language/LanguageProvider';
import { loadMessages } from '../../language/i18n';
import { ServerResponseContext, type ServerResponse } from '../../session/serverContext';
import { QueryResult, type QueryState } from './QueryResult';

const messages = await loadMessages.en();

const renderToHtml = (result: Partial<QueryState<string>>, answer: ServerResponse | null = null) =>
  renderToStaticMarkup(
    <ServerResponseContext value={answer}>
      <LanguageProvider language="en" messages={messages}>
        <QueryResult of={{ loading: false, refetch: () => Promise.resolve(), ...result }} skeleton={<hr />}>
          {(data) => <p>{data}</p>}
        </QueryResult>
      </LanguageProvider>
    </ServerResponseContext>,
  );

const error = new TransportError(503, 'Not now');

test('loading shows the skeleton, and says so', () => {
  const html = renderToHtml({ loading: true });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Loading');
  expect(html).toContain('<hr/>');
});

test('what is there is shown, also while it is read anew or when that failed', () => {
  expect(renderToHtml({ data: 'here' })).toContain('<p>here</p>');
  expect(renderToHtml({ data: 'here', loading: true })).toContain('<p>here</p>');
  expect(renderToHtml({ data: 'here', error })).toContain('<p>here</p>');
});

test('a failure is told as STATUS: MESSAGE, with a way to try again', () => {
  const html = renderToHtml({ error });
  expect(html).toContain('503: Not now');
  expect(html).toContain('Try again');
});

test('a failure on the server is left to the browser, whose first render looks the same', () => {
  const answer = { setStatus: vi.fn(), redirectTo: vi.fn() };
  expect(renderToHtml({ error }, answer)).toBe(renderToHtml({ loading: true }));
  expect(answer.setStatus).toHaveBeenCalledExactlyOnceWith(503);
});
