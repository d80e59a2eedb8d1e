import type { QuestionResponse } from '../../../../schema/contract/grading/questions/question';
import { chooseSaveErrorAction, type SaveError } from '../../../drafts/saveErrors';
import { autosaveDelayMs, retryDelayMs } from '../../../drafts/saveTiming';
import { editAnswer, createAnswer, receiveAnswer, shownResponse } from './answerModel';
import type { Answer, PendingAnswer, ServerAnswer } from './answerModel';
import { listPending, readPending, storePending, type AnswerStorage } from './answerStorage';

export interface SentAnswer {
  position: number;
  seq: number;
  response: QuestionResponse | null;
}

export interface SavedAnswers {
  /** What the server has for the questions of the request. */
  answers: readonly (ServerAnswer & { position: number })[];
  /** Whether they came after the deadline, and do not count. */
  isLate: boolean;
}

interface AnswerStoreOptions extends AnswerStorage {
  save(answers: SentAnswer[]): Promise<SavedAnswers>;
  toSaveError(error: unknown): SaveError;
}

type AnswersStatusKind = 'saved' | 'typing' | 'saving' | 'unreachable' | 'signedOut' | 'denied' | 'closed';

export interface AnswersState {
  kind: AnswersStatusKind;
  answers: ReadonlyMap<number, Answer>;
  unsavedCount: number;
  /** Time of the latest saved answer, ISO. */
  savedAt: string | null;
  /** Answers that came after the deadline. */
  latePositions: ReadonlySet<number>;
  /** False if the browser refuses to store unsaved answers. */
  isPersisted: boolean;
}

/** Answers of a request; the server takes so many. */
const maxBatch = 50;

/**
 * Saves the answers of an attempt. Each edit is stored in the browser at once and sent after a pause; it is removed there when the
 * server has it. Failed requests are repeated unchanged.
 */
export class AnswerStore {
  private readonly answers: Map<number, Answer>;
  private readonly listeners = new Set<() => void>();
  private readonly late = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastEditAt = 0;
  private isSaving = false;
  private failureCount = 0;
  private isSignedOut = false;
  /** The learner's access to the course has ended: answers wait in the browser, and do not hold the submission back. */
  private isDenied = false;
  private isClosed = false;
  private isPersisted = true;
  /** After a refused request, answers are sent one by one, to find out which one is refused. */
  private batchSize = maxBatch;
  private state: AnswersState;

  constructor(
    initial: ReadonlyMap<number, ServerAnswer>,
    private readonly options: AnswerStoreOptions,
  ) {
    this.answers = new Map([...initial].map(([position, server]) => [position, createAnswer(server)]));
    this.state = this.computeState();
  }

  /** @returns the function that unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): AnswersState => this.state;
  /** For the triggers of retries. */
  readonly getStatus = (): { kind: string } => this.state;

  /** Adds the answers that an earlier page has left in the browser, and later ones of another tab. */
  restore(): void {
    if (this.isClosed) return;
    for (const [position, pending] of listPending(this.options)) {
      const answer = this.answers.get(position);
      if (!answer || (answer.pending && answer.pending.editedAt >= pending.editedAt)) continue;
      const restored = { ...answer, pending };
      this.answers.set(position, restored);
      this.set(position, receiveAnswer(restored, answer.server, Date.now()));
    }
    this.schedule();
    this.notify();
  }

  answer(position: number, response: QuestionResponse | null): void {
    const answer = this.answers.get(position);
    if (!answer || this.isClosed) return;
    this.lastEditAt = Date.now();
    this.set(position, editAnswer(answer, response, this.lastEditAt));
    // Edits do not shorten the pause before a retry.
    if (this.failureCount === 0) this.schedule();
    this.notify();
  }

  /** Adopts answers that were read elsewhere, perhaps from another device. */
  receive(answers: SavedAnswers['answers']): void {
    for (const { position, ...server } of answers) this.adopt(position, server);
    this.schedule();
    this.notify();
  }

  /** Sends pending answers at once: the connection is back, the learner has signed in again or leaves the page. */
  retry(): void {
    this.isSignedOut = false;
    this.isDenied = false;
    this.failureCount = 0;
    this.lastEditAt = 0;
    this.schedule();
    this.notify();
  }

  /** Sends pending answers at once. Resolves to whether all of them are saved, but for refused ones. */
  flush(): Promise<boolean> {
    this.retry();
    return new Promise((resolve) => {
      const resolveWhenIdle = () => {
        const canContinue = !this.isSignedOut && !this.isClosed && this.failureCount === 0;
        if (this.isSaving || (canContinue && this.nextBatch().length > 0)) return;
        unsubscribe();
        resolve(this.nextBatch().length === 0);
      };
      const unsubscribe = this.subscribe(resolveWhenIdle);
      resolveWhenIdle();
    });
  }

  /** The attempt is over: nothing is sent any more. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.notify();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.isSaving || this.isSignedOut || this.isClosed || this.nextBatch().length === 0) return;
    const pause = Math.max(0, this.lastEditAt + autosaveDelayMs - Date.now());
    this.timer = setTimeout(() => void this.send(), this.failureCount > 0 ? retryDelayMs(this.failureCount) : pause);
  }

  private nextBatch(): [number, PendingAnswer][] {
    if (this.isDenied) return [];
    return [...this.answers]
      .flatMap(([position, { pending, refusal }]): [number, PendingAnswer][] =>
        pending && refusal === null ? [[position, pending]] : [],
      )
      .slice(0, this.batchSize);
  }

  private async send(): Promise<void> {
    const batch = this.nextBatch();
    if (this.isSaving || batch.length === 0) return;
    this.isSaving = true;
    this.notify();
    try {
      const sent = batch.map(([position, { seq, response }]) => ({ position, seq, response }));
      this.applySaved(await this.options.save(sent), new Map(batch));
      this.failureCount = 0;
    } catch (error) {
      this.recover(this.options.toSaveError(error), batch);
    }
    this.isSaving = false;
    this.schedule();
    this.notify();
  }

  private applySaved({ answers, isLate }: SavedAnswers, sent: ReadonlyMap<number, PendingAnswer>): void {
    for (const { position, ...server } of answers) {
      if (isLate) this.markLate(position, sent.get(position));
      else this.adopt(position, server, sent.get(position));
    }
  }

  /** The server has stored it, beside the answers that count. */
  private markLate(position: number, sent: PendingAnswer | undefined): void {
    const answer = this.answers.get(position);
    if (!answer || !sent) return;
    this.late.add(position);
    if (answer.pending === sent) this.set(position, { ...answer, pending: null });
  }

  private adopt(position: number, server: ServerAnswer, sent?: PendingAnswer): void {
    const answer = this.answers.get(position);
    if (answer) this.set(position, receiveAnswer(answer, server, Date.now(), sent));
  }

  private recover(error: SaveError, batch: readonly [number, PendingAnswer][]): void {
    // Another 403 may come from a network between.
    this.isDenied = error.problem === 'notEnrolled';
    if (this.isDenied) return;
    const recovery = chooseSaveErrorAction(error, {});
    this.failureCount = recovery === 'retryLater' ? this.failureCount + 1 : 0;
    if (recovery === 'signIn') this.isSignedOut = true;
    if (recovery === 'refetch') this.isClosed = true;
    if (recovery !== 'abandon') return;
    if (batch.length === 1) for (const [position] of batch) this.refuse(position, error.message);
    this.batchSize = 1;
  }

  private refuse(position: number, refusal: string): void {
    const answer = this.answers.get(position);
    if (answer) this.answers.set(position, { ...answer, refusal });
  }

  /** Stores what is pending; a later answer that another tab has stored stays. */
  private set(position: number, answer: Answer): void {
    const known = answer.pending ?? this.answers.get(position)?.pending;
    this.answers.set(position, answer);
    const stored = known && readPending(this.options, position);
    if (!known || (stored && stored.editedAt > known.editedAt)) return;
    const isStored = storePending(this.options, position, answer.pending);
    if (answer.pending) this.isPersisted = isStored;
  }

  private computeState(): AnswersState {
    const answers = new Map(this.answers);
    const all = [...answers.values()];
    const savedTimes = all.flatMap(({ server }) => server.savedAt ?? []).sort();
    return {
      kind: this.statusKind(),
      answers,
      unsavedCount: all.filter(({ pending }) => pending).length,
      savedAt: savedTimes.at(-1) ?? null,
      latePositions: new Set(this.late),
      isPersisted: this.isPersisted,
    };
  }

  private statusKind(): AnswersStatusKind {
    if (this.isClosed) return 'closed';
    if (this.isSignedOut) return 'signedOut';
    if (this.isDenied) return 'denied';
    if (this.failureCount > 0) return 'unreachable';
    if (this.isSaving) return 'saving';
    return this.nextBatch().length > 0 ? 'typing' : 'saved';
  }

  private notify(): void {
    this.state = this.computeState();
    for (const listener of [...this.listeners]) listener();
  }
}

/** What this device shows at a position. */
export function responseAt({ answers }: AnswersState, position: number): QuestionResponse | null {
  const answer = answers.get(position);
  return answer ? shownResponse(answer) : null;
}
