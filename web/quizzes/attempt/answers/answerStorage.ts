import type { QuestionResponse } from '../../../../schema/contract/grading/questions/question';
import { listKeys, readJson, writeJson, type BrowserStorage } from '../../../drafts/storage/browserStorage';
import type { PendingAnswer } from './answerModel';

/** Unsaved answers of one person in one attempt, a key for each question; all tabs of the browser share them. */
export interface AnswerStorage {
  storage: BrowserStorage;
  keyPrefix: string;
}

export const answerKeyPrefix = (userId: string, attemptId: string): string => `tayyar_answers:${userId}:${attemptId}:`;

/** Null removes it. Returns false if storage is blocked or full. */
export const storePending = ({ storage, keyPrefix }: AnswerStorage, position: number, pending: PendingAnswer | null) =>
  writeJson(storage, keyPrefix + String(position), pending);

export const readPending = ({ storage, keyPrefix }: AnswerStorage, position: number): PendingAnswer | null =>
  parsePending(readJson(storage, keyPrefix + String(position)));

export function listPending({ storage, keyPrefix }: AnswerStorage): Map<number, PendingAnswer> {
  const stored = listKeys(storage, keyPrefix).flatMap((key): [number, PendingAnswer][] => {
    const pending = parsePending(readJson(storage, key));
    return pending ? [[Number(key.slice(keyPrefix.length)), pending]] : [];
  });
  return new Map(stored);
}

function parsePending(stored: unknown): PendingAnswer | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { response, seq, editedAt } = stored as Record<string, unknown>;
  if (typeof response !== 'object' || typeof seq !== 'number' || typeof editedAt !== 'number') return null;
  // The server checks whether it fits its question.
  return { response: response as QuestionResponse | null, seq, editedAt };
}
