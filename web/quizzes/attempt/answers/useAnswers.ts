import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { QuestionResponse } from '../../../../schema/contract/grading/questions/question';
import { toClientError } from '../../../data/errors/clientError';
import { persistentStorage } from '../../../drafts/storage/browserStorage';
import { registerRetryTriggers } from '../../../drafts/registerRetryTriggers';
import { sessionStorageKey } from '../../../session/sessionStorageKey';
import { useViewer } from '../../../session/useViewer';
import { useIsHydrated } from '../../../ui/hooks/useIsHydrated';
import { startedAttemptState } from '../../parts/useStartAttempt';
import type { ServerAnswer } from './answerModel';
import { answerKeyPrefix } from './answerStorage';
import { AnswerStore, type AnswersState, type SavedAnswers } from './AnswerStore';
import {
  QuizAttemptProgressDocument,
  SaveQuizAnswersDocument,
  type AttemptWithQuestionsFragment,
} from '../__generated__/attempt';

type Attempt = Pick<AttemptWithQuestionsFragment, 'id' | 'questions'>;

interface Answers {
  store: AnswerStore;
  state: AnswersState;
}

/** The answers of an open attempt, also those that come from other devices. */
export function useAnswers(attempt: Attempt): Answers {
  const answers = useAnswerStore(attempt);
  useAnswersOfOtherDevices(attempt.id);
  return answers;
}

/** The answers of an attempt with those that this device has not sent yet, and the store that saves them. */
export function useAnswerStore(attempt: Attempt): Answers {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const [store] = useState(() => createStore(client, attempt, viewer?.id ?? ''));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  // Storage is read after hydration: the first render equals the server's.
  useEffect(() => store.restore(), [store]);
  useEffect(() => store.receive(attempt.questions.map(toAnswer)), [store, attempt.questions]);
  useEffect(() => registerRetryTriggers(store, sessionStorageKey), [store]);
  useAnswersOfOtherTabs(store);
  return { store, state };
}

/** Tabs share what is not saved yet; one that was frozen has missed the events. */
function useAnswersOfOtherTabs(store: AnswerStore): void {
  useEffect(() => {
    const listeners = new AbortController();
    const restore = () => store.restore();
    for (const type of ['storage', 'focus']) window.addEventListener(type, restore, { signal: listeners.signal });
    return () => listeners.abort();
  }, [store]);
}

type Row = Pick<AttemptWithQuestionsFragment['questions'][number], 'position' | 'response' | 'seq' | 'savedAt'>;

const toAnswer = ({ position, response, seq, savedAt }: Row): SavedAnswers['answers'][number] => ({
  position,
  // The server has checked that it fits its question.
  response: response as QuestionResponse | null,
  seq,
  savedAt,
});

function createStore(client: ApolloClient, attempt: Attempt, viewerId: string): AnswerStore {
  const attemptId = attempt.id;
  const initial = new Map(attempt.questions.map((row): [number, ServerAnswer] => [row.position, toAnswer(row)]));
  return new AnswerStore(initial, {
    storage: persistentStorage,
    keyPrefix: answerKeyPrefix(viewerId, attemptId),
    toSaveError: toClientError,
    save: async (answers) => {
      const { data } = await client.mutate({ mutation: SaveQuizAnswersDocument, variables: { attemptId, answers } });
      if (!data) throw new Error('The save has no result');
      const { remainingSeconds, savedAt, isLate, ...saved } = data.saveQuizAnswers;
      client.cache.modify({
        id: client.cache.identify({ __typename: 'QuizAttempt', id: attemptId }),
        fields: { remainingSeconds: () => remainingSeconds, savedAt: () => savedAt },
      });
      return { answers: saved.answers.map(toAnswer), isLate };
    },
  });
}

/** Milliseconds between two reads of what other devices have saved. */
const readPauseMs = 30_000;

/**
 * Reads answers and time when the window is shown again, and when the screen opens with an attempt of the cache: the clock of a
 * sleeping phone stops.
 */
function useAnswersOfOtherDevices(attemptId: string): void {
  const client = useApolloClient();
  const isFirstPage = !useIsHydrated();
  const location = useLocation();
  const [isNew] = useState(isFirstPage || location.state === startedAttemptState);
  useEffect(() => {
    let lastRead = isNew ? performance.now() : -readPauseMs;
    const read = () => {
      if (document.visibilityState === 'hidden' || performance.now() - lastRead < readPauseMs) return;
      lastRead = performance.now();
      client
        .query({ query: QuizAttemptProgressDocument, variables: { attemptId }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    };
    read();
    const listeners = new AbortController();
    for (const [target, type] of [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'online'],
    ] as const)
      target.addEventListener(type, read, { signal: listeners.signal });
    return () => listeners.abort();
  }, [client, attemptId, isNew]);
}
