import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../data/apollo/transport';
import { LanguageProvider } from '../../language/LanguageProvider';
import { loadAllMessages } from '../../language/allMessages';
import { createI18n } from '../../language/i18n';
import { ServerResponseContext, type ServerResponse } from '../navigation/serverResponse';
import { QueryResult, type QueryState } from './queryStates';

const i18n = createI18n('en', await loadAllMessages.en());

const renderToHtml = (result: Partial<QueryState<string>>, serverResponse: ServerResponse | null = null) =>
  renderToStaticMarkup(
    <ServerResponseContext value={serverResponse}>
      <LanguageProvider language="en" i18n={i18n}>
        <QueryResult of={{ loading: false, refetch: () => Promise.resolve(), ...result }} skeleton={<hr />}>
          {(data) => <p>{data}</p>}
        </QueryResult>
      </LanguageProvider>
    </ServerResponseContext>,
  );

const error = new TransportError(503, 'Not now');

test('shows and announces the skeleton while loading', () => {
  const html = renderToHtml({ loading: true });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Loading');
  expect(html).toContain('<hr/>');
});

test('shows existing data during a refetch and after a failed one', () => {
  expect(renderToHtml({ data: 'here' })).toContain('<p>here</p>');
  expect(renderToHtml({ data: 'here', loading: true })).toContain('<p>here</p>');
  expect(renderToHtml({ data: 'here', error })).toContain('<p>here</p>');
});

test('shows the message of an error without its status, with a retry button', () => {
  const html = renderToHtml({ error });
  expect(html).toContain('Not now');
  expect(html).not.toContain('503');
  expect(html).toContain('Try again');
});

test('renders the skeleton for an error on the server', () => {
  const serverResponse = { setStatus: vi.fn(), redirectTo: vi.fn(), deferApplication: vi.fn() };
  expect(renderToHtml({ error }, serverResponse)).toBe(renderToHtml({ loading: true }));
  expect(serverResponse.setStatus).toHaveBeenCalledExactlyOnceWith(503);
});
