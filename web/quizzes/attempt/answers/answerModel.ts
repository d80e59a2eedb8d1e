import type { QuestionResponse } from '../../../../schema/contract/grading/questions/question';

/** An answer as the server has it. */
export interface ServerAnswer {
  response: QuestionResponse | null;
  /** Number of the answer in its question; of two, the server stores the one with the higher number. 0 for none. */
  seq: number;
  /** ISO; null for none. */
  savedAt: string | null;
}

/** An answer that the server is not known to have. */
export interface PendingAnswer {
  response: QuestionResponse | null;
  seq: number;
  /** Time of the edit, in milliseconds. */
  editedAt: number;
}

export interface Answer {
  server: ServerAnswer;
  pending: PendingAnswer | null;
  /** Whether an answer from another device took the place of the one of this device. */
  isReplaced: boolean;
  /** Why the server refuses the pending answer; it is not sent again before the next edit. */
  refusal: string | null;
}

/** What this device shows. */
export const shownResponse = ({ server, pending }: Answer): QuestionResponse | null =>
  pending ? pending.response : server.response;

export const createAnswer = (server: ServerAnswer): Answer => ({
  server,
  pending: null,
  isReplaced: false,
  refusal: null,
});

export const editAnswer = (answer: Answer, response: QuestionResponse | null, now: number): Answer => ({
  ...answer,
  pending: { response, seq: Math.max(answer.server.seq, answer.pending?.seq ?? 0) + 1, editedAt: now },
  isReplaced: false,
  refusal: null,
});

/** An edit of the last seconds is of the person who sits at this device, whatever its clock says. */
const recentMs = 10_000;

/**
 * Adopts what the server has. A pending answer with the same content is stored. Of two devices' answers the later one counts: the
 * pending one gets a higher number, or is given up.
 * @param sent the answer that the server responds to, if it does
 */
export function receiveAnswer(answer: Answer, server: ServerAnswer, now: number, sent?: PendingAnswer): Answer {
  if (server.seq < answer.server.seq) return answer;
  const { pending } = answer;
  if (!pending) return { ...answer, server, isReplaced: answer.isReplaced && server.seq === answer.server.seq };
  if (server.seq < pending.seq && pending !== sent) return { ...answer, server };
  if (isSameResponse(server.response, pending.response)) return { ...answer, server, pending: null };
  const isLater = server.savedAt === null || pending.editedAt > Date.parse(server.savedAt);
  if (isLater || now - pending.editedAt < recentMs)
    return { ...answer, server, pending: { ...pending, seq: Math.max(server.seq + 1, pending.seq) } };
  return { ...answer, server, pending: null, isReplaced: true };
}

/** PostgreSQL orders the keys of a stored response. */
function isSameResponse(a: unknown, b: unknown): boolean {
  return JSON.stringify(sortKeys(a)) === JSON.stringify(sortKeys(b));
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => [key, sortKeys(each)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
