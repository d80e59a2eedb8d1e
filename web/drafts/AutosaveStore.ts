import { rebase } from './merge';
import {
  DraftRegistry,
  type UnknownValues,
  type DraftStorageOptions,
  type DraftEntry,
  type DraftApi,
} from './DraftRegistry';
import { markSaved, markInFlight, applyEdit, type ValidationMessages, type Draft, type ServerSnapshot } from './draft';
import { isSameStatus, computeSaveStatus, type SaveStatus } from './saveStatus';
import { applyRecovery, chooseRecovery, type SaveError } from './saveErrors';

export interface AutosaveStoreOptions extends DraftStorageOptions {
  toSaveError(error: unknown): SaveError;
}

/** Typing rests for so long before it is sent; tries that fail wait longer and longer. In milliseconds. */
export const autosaveDelayMs = 1000;
export const retryDelayMs = (failures: number): number => Math.min(30_000, 1000 * 2 ** (failures - 1));

/**
 * Where everything that is being written lies. Each change is kept in the browser at once, and sent after a rest: one
 * request at a time, in the order of writing. What can't be sent now is tried again until it is.
 */
export class AutosaveStore {
  private readonly registry: DraftRegistry;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastEditAt = 0;
  private isSaving = false;
  private failureCount = 0;
  private connectionError: string | null = null;
  private isSignedOut = false;
  private status: SaveStatus = { kind: 'saved' };

  constructor(private readonly options: AutosaveStoreOptions) {
    this.registry = new DraftRegistry(options);
  }

  /** Tells of every change. @returns the way to stop it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getStatus = (): SaveStatus => this.status;

  /** Whether what is not saved would outlive the page. */
  readonly isPersisted = (): boolean => this.registry.isPersisted;

  /** Lays a sheet on the desk, with what was kept of it when pages were last left; one that lies there stays. */
  open<Own extends object>(key: string, service: DraftApi<Own>, now: ServerSnapshot<Own>): void {
    if (!this.registry.has(key) && this.registry.open(key, service, now)) this.enqueue(key);
  }

  /** The sheet, as long as it lies here. */
  getDraft<Own extends object>(key: string): Draft<Own> | undefined {
    return this.registry.get(key)?.draft as unknown as Draft<Own> | undefined;
  }

  getValidationMessages(key: string): ValidationMessages {
    return this.registry.validationMessages(key);
  }

  edit<Own extends object>(key: string, changes: Partial<Own>): void {
    this.update<Own>(key, (sheet) => applyEdit(sheet, changes));
  }

  /** Changes a sheet: by typing, or by a decision in a conflict. */
  update<Own extends object>(key: string, how: (sheet: Draft<Own>) => Draft<Own>): void {
    const place = this.registry.get(key);
    if (!place) return;
    place.error = null;
    place.editedAt = this.lastEditAt = Date.now();
    this.registry.set(key, how(place.draft as unknown as Draft<Own>) as unknown as Draft<UnknownValues>);
    this.enqueue(key);
  }

  /** The server was heard to hold this now, by another way than saving the sheet. */
  receive<Own extends object>(key: string, now: ServerSnapshot<Own>): void {
    const place = this.registry.get(key);
    if (!place || now.updatedAt <= place.draft.updatedAt || place.draft.inFlight) return;
    this.registry.set(key, rebase(place.draft, now as unknown as ServerSnapshot<UnknownValues>, place.api));
    this.enqueue(key);
  }

  /** Takes a sheet away for good: what it is about is no more. */
  remove(key: string): void {
    this.registry.remove(key);
    this.notify();
  }

  /** Tries at once: the connection is back, the person has signed in again, or wants to leave. */
  retry(): void {
    this.isSignedOut = false;
    this.resetConnection();
    this.lastEditAt = 0;
    this.schedule();
    this.notify();
  }

  /** Sends everything now. Answers whether all of it is saved after this try. */
  flush(): Promise<boolean> {
    this.retry();
    return new Promise((resolve) => {
      const settle = () => {
        if (this.isSaving || (this.registry.nextToSave() && !this.isSignedOut && this.failureCount === 0)) return;
        stop();
        resolve(this.registry.areAllSaved());
      };
      const stop = this.subscribe(settle);
      settle();
    });
  }

  isSaved = (): boolean => this.registry.areAllSaved();

  /** Ends the sending; what is not saved stays kept. */
  close(): void {
    clearTimeout(this.timer);
  }

  private enqueue(key: string): void {
    this.registry.enqueue(key);
    // Whoever types while nothing answers does not shorten the wait.
    if (this.failureCount === 0) this.schedule();
    this.notify();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.isSaving || this.isSignedOut || !this.registry.nextToSave()) return;
    const rest = Math.max(0, this.lastEditAt + autosaveDelayMs - Date.now());
    this.timer = setTimeout(() => void this.saveNext(), this.failureCount > 0 ? retryDelayMs(this.failureCount) : rest);
  }

  private async saveNext(): Promise<void> {
    const next = this.registry.nextToSave();
    if (this.isSaving || !next) return;
    const { key, place, due } = next;
    this.isSaving = true;
    this.registry.moveToQueueEnd(key);
    this.registry.set(key, markInFlight(place.draft, due));
    this.notify();
    try {
      const now = await place.api.save(due, place.draft.updatedAt);
      this.registry.set(key, markSaved(place.draft, now, place.api));
      this.resetConnection();
    } catch (error) {
      await this.handleError(key, place, this.options.toSaveError(error));
    }
    this.isSaving = false;
    this.schedule();
    this.notify();
  }

  private async handleError(key: string, place: DraftEntry, trouble: SaveError): Promise<void> {
    const remedy = chooseRecovery(trouble, place.draft.inFlight ?? {});
    if (remedy === 'retryLater') {
      this.failureCount += 1;
      this.connectionError = trouble.messageWithStatus;
      return;
    }
    this.resetConnection();
    if (remedy === 'refetch') return this.refetch(key, place, trouble);
    if (remedy === 'signIn') this.isSignedOut = true;
    if (remedy === 'abandon') place.error = trouble.messageWithStatus;
    this.registry.set(key, applyRecovery(place.draft, remedy, trouble));
  }

  /** Somebody else was first: what they have made of it. */
  private async refetch(key: string, place: DraftEntry, trouble: SaveError): Promise<void> {
    try {
      const now = await place.api.fetch();
      // Where nothing has changed, asking once more would not help.
      if (now.updatedAt === place.draft.updatedAt) place.error = trouble.messageWithStatus;
      this.registry.set(key, rebase(place.draft, now, place.api));
    } catch (error) {
      const why = this.options.toSaveError(error);
      await this.handleError(key, place, why.status === trouble.status ? { ...why, status: 404 } : why);
    }
  }

  private resetConnection(): void {
    this.failureCount = 0;
    this.connectionError = null;
  }

  private notify(): void {
    const { isSignedOut, connectionError, isSaving } = this;
    const hasDue = this.registry.nextToSave() !== undefined;
    const standing = computeSaveStatus({
      entries: this.registry.list(),
      isSignedOut,
      connectionError: connectionError,
      isSaving: isSaving,
      hasPendingChanges: hasDue,
    });
    if (!isSameStatus(standing, this.status)) this.status = standing;
    for (const listener of [...this.listeners]) listener();
  }
}
