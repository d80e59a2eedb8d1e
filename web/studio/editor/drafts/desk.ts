import { overtaken } from './merging';
import { Papers, type AnyValues, type Keeping, type Place, type Service } from './papers';
import { answered, sending, typed, type Complaints, type Sheet, type Stored } from './sheet';
import { sameStanding, standingOf, type Standing } from './standing';
import { after, remedyFor, type Trouble } from './trouble';

export interface DeskOptions extends Keeping {
  troubleOf(error: unknown): Trouble;
}

/** Typing rests for so long before it is sent; tries that fail wait longer and longer. In milliseconds. */
export const pause = 1000;
export const backOff = (failures: number): number => Math.min(30_000, 1000 * 2 ** (failures - 1));

/**
 * Where everything that is being written lies. Each change is kept in the browser at once, and sent after a rest: one
 * request at a time, in the order of writing. What can't be sent now is tried again until it is.
 */
export class Desk {
  private readonly papers: Papers;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private typedAt = 0;
  private isBusy = false;
  private failures = 0;
  private unreached: string | null = null;
  private isSignedOut = false;
  private standing: Standing = { kind: 'saved' };

  constructor(private readonly options: DeskOptions) {
    this.papers = new Papers(options);
  }

  /** Tells of every change. @returns the way to stop it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly howItStands = (): Standing => this.standing;

  /** Whether what is not saved would outlive the page. */
  readonly isKeeping = (): boolean => this.papers.isKeeping;

  /** Lays a sheet on the desk, with what was kept of it when pages were last left; one that lies there stays. */
  lay<Own extends object>(key: string, service: Service<Own>, now: Stored<Own>): void {
    if (!this.papers.has(key) && this.papers.lay(key, service, now)) this.expect(key);
  }

  /** The sheet, as long as it lies here. */
  sheet<Own extends object>(key: string): Sheet<Own> | undefined {
    return this.papers.at(key)?.sheet as unknown as Sheet<Own> | undefined;
  }

  complaints(key: string): Complaints {
    return this.papers.complaints(key);
  }

  type<Own extends object>(key: string, changes: Partial<Own>): void {
    this.change<Own>(key, (sheet) => typed(sheet, changes));
  }

  /** Changes a sheet: by typing, or by a decision in a conflict. */
  change<Own extends object>(key: string, how: (sheet: Sheet<Own>) => Sheet<Own>): void {
    const place = this.papers.at(key);
    if (!place) return;
    place.failure = null;
    place.typedAt = this.typedAt = Date.now();
    this.papers.put(key, how(place.sheet as unknown as Sheet<Own>) as unknown as Sheet<AnyValues>);
    this.expect(key);
  }

  /** The server was heard to hold this now, by another way than saving the sheet. */
  hear<Own extends object>(key: string, now: Stored<Own>): void {
    const place = this.papers.at(key);
    if (!place || now.updatedAt <= place.sheet.updatedAt || place.sheet.sent) return;
    this.papers.put(key, overtaken(place.sheet, now as unknown as Stored<AnyValues>, place.service));
    this.expect(key);
  }

  /** Takes a sheet away for good: what it is about is no more. */
  remove(key: string): void {
    this.papers.remove(key);
    this.tell();
  }

  /** Tries at once: the connection is back, the person has signed in again, or wants to leave. */
  retry(): void {
    this.isSignedOut = false;
    this.reached();
    this.typedAt = 0;
    this.schedule();
    this.tell();
  }

  /** Sends everything now. Answers whether all of it is saved after this try. */
  flush(): Promise<boolean> {
    this.retry();
    return new Promise((resolve) => {
      const settle = () => {
        if (this.isBusy || (this.papers.next() && !this.isSignedOut && this.failures === 0)) return;
        stop();
        resolve(this.papers.isSaved());
      };
      const stop = this.subscribe(settle);
      settle();
    });
  }

  isSaved = (): boolean => this.papers.isSaved();

  /** Ends the sending; what is not saved stays kept. */
  close(): void {
    clearTimeout(this.timer);
  }

  private expect(key: string): void {
    this.papers.enqueue(key);
    // Whoever types while nothing answers does not shorten the wait.
    if (this.failures === 0) this.schedule();
    this.tell();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.isBusy || this.isSignedOut || !this.papers.next()) return;
    const rest = Math.max(0, this.typedAt + pause - Date.now());
    this.timer = setTimeout(() => void this.turn(), this.failures > 0 ? backOff(this.failures) : rest);
  }

  private async turn(): Promise<void> {
    const next = this.papers.next();
    if (this.isBusy || !next) return;
    const { key, place, due } = next;
    this.isBusy = true;
    this.papers.requeue(key);
    this.papers.put(key, sending(place.sheet, due));
    this.tell();
    try {
      const now = await place.service.send(due, place.sheet.updatedAt);
      this.papers.put(key, answered(place.sheet, now, place.service));
      this.reached();
    } catch (error) {
      await this.fail(key, place, this.options.troubleOf(error));
    }
    this.isBusy = false;
    this.schedule();
    this.tell();
  }

  private async fail(key: string, place: Place, trouble: Trouble): Promise<void> {
    const remedy = remedyFor(trouble, place.sheet.sent ?? {});
    if (remedy === 'wait') {
      this.failures += 1;
      this.unreached = trouble.text;
      return;
    }
    this.reached();
    if (remedy === 'look') return this.look(key, place, trouble);
    if (remedy === 'signIn') this.isSignedOut = true;
    if (remedy === 'giveUp') place.failure = trouble.text;
    this.papers.put(key, after(place.sheet, remedy, trouble));
  }

  /** Somebody else was first: what they have made of it. */
  private async look(key: string, place: Place, trouble: Trouble): Promise<void> {
    try {
      const now = await place.service.read();
      // Where nothing has changed, asking once more would not help.
      if (now.updatedAt === place.sheet.updatedAt) place.failure = trouble.text;
      this.papers.put(key, overtaken(place.sheet, now, place.service));
    } catch (error) {
      const why = this.options.troubleOf(error);
      await this.fail(key, place, why.status === trouble.status ? { ...why, status: 404 } : why);
    }
  }

  private reached(): void {
    this.failures = 0;
    this.unreached = null;
  }

  private tell(): void {
    const { isSignedOut, unreached, isBusy } = this;
    const hasDue = this.papers.next() !== undefined;
    const standing = standingOf({ sheets: this.papers.all(), isSignedOut, unreached, isBusy, hasDue });
    if (!sameStanding(standing, this.standing)) this.standing = standing;
    for (const listener of [...this.listeners]) listener();
  }
}
