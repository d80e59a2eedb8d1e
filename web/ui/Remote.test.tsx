import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../data/send';
import { LanguageProvider } from '../language/LanguageProvider';
import { loadMessages } from '../language/messages';
import { AnswerContext, type Answer } from '../session/answer';
import { Remote, type QueryResult } from './Remote';

const messages = await loadMessages.en();

const shown = (result: Partial<QueryResult<string>>, answer: Answer | null = null) =>
  renderToStaticMarkup(
    <AnswerContext value={answer}>
      <LanguageProvider language="en" messages={messages}>
        <Remote of={{ loading: false, refetch: () => Promise.resolve(), ...result }} skeleton={<hr />}>
          {(data) => <p>{data}</p>}
        </Remote>
      </LanguageProvider>
    </AnswerContext>,
  );

const error = new TransportError(503, 'Not now');

test('loading shows the skeleton, and says so', () => {
  const html = shown({ loading: true });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Loading');
  expect(html).toContain('<hr/>');
});

test('what is there is shown, also while it is read anew or when that failed', () => {
  expect(shown({ data: 'here' })).toContain('<p>here</p>');
  expect(shown({ data: 'here', loading: true })).toContain('<p>here</p>');
  expect(shown({ data: 'here', error })).toContain('<p>here</p>');
});

test('a failure is told as STATUS: MESSAGE, with a way to try again', () => {
  const html = shown({ error });
  expect(html).toContain('503: Not now');
  expect(html).toContain('Try again');
});

test('a failure on the server is left to the browser, whose first render looks the same', () => {
  const answer = { setStatus: vi.fn(), redirectTo: vi.fn() };
  expect(shown({ error }, answer)).toBe(shown({ loading: true }));
  expect(answer.setStatus).toHaveBeenCalledExactlyOnceWith(503);
});
