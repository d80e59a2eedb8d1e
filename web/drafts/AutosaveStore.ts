import { failureStatuses } from '../../schema/contract/problems/failureStatuses';
import type { DraftApi, DraftStorageOptions, StoreEntry } from './PersistedDraft';
import { listKeys } from './storage/browserStorage';
import { DraftRegistry, type DraftKey, type DraftTypes } from './DraftRegistry';
import { editDraft, type Draft, type ServerSnapshot, type ValidationMessages } from './draftModel';
import type { SaveError } from './saveErrors';
import { autosaveDelayMs, retryDelayMs } from './saveTiming';
import { computeSaveStatus, isSameSaveStatus, type SaveStatus } from './saveStatus';

export interface AutosaveStoreOptions extends DraftStorageOptions {
  toSaveError(error: unknown): SaveError;
}

/**
 * Saves drafts automatically. Each change is stored in the browser at once and sent after a pause, one request at a time,
 * in the order of the changes. Failed requests are retried. README.md has the state chart.
 */
export class AutosaveStore<Drafts extends DraftTypes<Drafts>> {
  private readonly registry: DraftRegistry<Drafts>;
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

  /** @returns the function that unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getStatus = (): SaveStatus => this.status;

  isPersisted(): boolean {
    return this.registry.list().every((entry) => entry.isPersisted);
  }

  isSaved(): boolean {
    return this.registry.list().every((entry) => entry.isSaved);
  }

  /** Opens a draft with the changes stored for it. A draft that is open already stays as it is. */
  open<Key extends DraftKey<Drafts>>(
    key: Key,
    api: DraftApi<Drafts[Key]>,
    snapshot: ServerSnapshot<Drafts[Key]>,
  ): void {
    if (this.registry.get(key)) return;
    const entry = this.registry.open(key, api, snapshot);
    if (entry.isSaved) this.notify();
    else this.enqueue(entry);
  }

  getDraft<Key extends DraftKey<Drafts>>(key: Key): Draft<Drafts[Key]> | undefined {
    return this.registry.get(key)?.draft;
  }

  /** The keys of the open drafts, in the order in which they got them. */
  keys(): DraftKey<Drafts>[] {
    return this.registry.keys();
  }

  /** The key that a draft has now; a renamed draft is also found under its original key. */
  presentKey<Key extends DraftKey<Drafts>>(key: Key): Key {
    return this.registry.presentKey(key);
  }

  /** The key under which a draft was opened: it stays the same while the draft is open. */
  originalKey<Key extends DraftKey<Drafts>>(key: Key): Key {
    return this.registry.originalKey(key);
  }

  /** Gives the draft of a new record the key and state of the created record. A draft that is open for it is merged. */
  rename<Key extends DraftKey<Drafts>>(from: Key, to: Key, snapshot: ServerSnapshot<Drafts[Key]>): void {
    const entry = this.registry.rename(from, to, snapshot);
    if (entry) this.enqueue(entry);
  }

  /** The keys with this start under which any tab has stored unsaved changes. */
  storedKeys(start: string): string[] {
    const { storage, keyPrefix } = this.options;
    const keys = listKeys(storage, `${keyPrefix}:${start}`);
    return [...new Set(keys.map((key) => key.slice(keyPrefix.length + 1, key.lastIndexOf(':'))))];
  }

  getValidationMessages(key: DraftKey<Drafts>): ValidationMessages {
    return this.registry.get(key)?.validationMessages ?? {};
  }

  /** The changed fields that wait for the user's confirmation. */
  getUnconfirmedFields(key: DraftKey<Drafts>): readonly string[] {
    return this.registry.get(key)?.unconfirmedFields ?? [];
  }

  edit<Key extends DraftKey<Drafts>>(key: Key, changes: Partial<Drafts[Key]>): void {
    this.update(key, (draft) => editDraft(draft, changes));
  }

  /** Applies an edit, or the user's decision about a conflict. */
  update<Key extends DraftKey<Drafts>>(key: Key, change: (draft: Draft<Drafts[Key]>) => Draft<Drafts[Key]>): void {
    const entry = this.registry.get(key);
    if (!entry) return;
    this.lastEditAt = Date.now();
    entry.update(change);
    this.enqueue(entry);
  }

  /** Merges a server state that was read elsewhere. */
  receive<Key extends DraftKey<Drafts>>(key: Key, snapshot: ServerSnapshot<Drafts[Key]>): void {
    const entry = this.registry.get(key);
    if (entry?.receive(snapshot)) this.enqueue(entry);
  }

  remove(key: DraftKey<Drafts>): void {
    this.registry.remove(key);
    this.notify();
  }

  /** Loads the rules of the open drafts, which are needed before a save at the latest. */
  async load(): Promise<void> {
    await Promise.all(this.registry.list().map((entry) => entry.load()));
    this.schedule();
    this.notify();
  }

  /** Sends pending changes at once: the connection is back, the user has signed in again or leaves the page. */
  retry(): void {
    this.isSignedOut = false;
    this.resetConnection();
    this.lastEditAt = 0;
    this.schedule();
    this.notify();
  }

  /** Sends pending changes at once. Resolves to whether all of them are saved. */
  flush(): Promise<boolean> {
    this.retry();
    return new Promise((resolve) => {
      const resolveWhenIdle = () => {
        const canContinue = !this.isSignedOut && this.failureCount === 0;
        if (this.isSaving || (canContinue && this.registry.nextToSave())) return;
        unsubscribe();
        resolve(this.isSaved());
      };
      const unsubscribe = this.subscribe(resolveWhenIdle);
      resolveWhenIdle();
    });
  }

  /** Stops saving; unsaved changes stay in the browser. */
  close(): void {
    clearTimeout(this.timer);
  }

  private enqueue(entry: StoreEntry): void {
    this.registry.enqueue(entry);
    // Edits do not shorten the pause before a retry.
    if (this.failureCount === 0) this.schedule();
    this.notify();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.isSaving || this.isSignedOut || !this.registry.nextToSave()) return;
    const remainingDelay = Math.max(0, this.lastEditAt + autosaveDelayMs - Date.now());
    const delay = this.failureCount > 0 ? retryDelayMs(this.failureCount) : remainingDelay;
    this.timer = setTimeout(() => void this.saveNext(), delay);
  }

  private async saveNext(): Promise<void> {
    const entry = this.registry.nextToSave();
    if (this.isSaving || !entry) return;
    this.isSaving = true;
    try {
      // Only the rules say what can be sent.
      if (!entry.isLoaded) await entry.load();
      // It may have been removed meanwhile.
      if (this.registry.isOpen(entry) && entry.hasChangesToSend) await this.send(entry);
      this.resetConnection();
    } catch (error) {
      await this.recover(entry, this.options.toSaveError(error));
    }
    this.isSaving = false;
    this.schedule();
    this.notify();
  }

  private async send(entry: StoreEntry): Promise<void> {
    this.registry.moveToQueueEnd(entry);
    const save = entry.startSave();
    this.notify();
    await save();
  }

  private async recover(entry: StoreEntry, error: SaveError): Promise<void> {
    const recovery = entry.recover(error);
    if (recovery === 'retryLater') {
      this.failureCount += 1;
      this.connectionError = error.message;
      return;
    }
    this.resetConnection();
    if (recovery === 'signIn') this.isSignedOut = true;
    if (recovery === 'refetch') await this.refetch(entry, error);
  }

  /** After a 409: merges the server state. An unchanged one would be refused again, so the error is reported instead. */
  private async refetch(entry: StoreEntry, conflict: SaveError): Promise<void> {
    try {
      if (!(await entry.refetch())) entry.error = conflict.message;
    } catch (error) {
      const saveError = this.options.toSaveError(error);
      // A second 409 is not refetched again.
      const isRefetched = saveError.status === conflict.status;
      await this.recover(entry, isRefetched ? { ...saveError, status: failureStatuses.notFound } : saveError);
    }
  }

  private resetConnection(): void {
    this.failureCount = 0;
    this.connectionError = null;
  }

  private notify(): void {
    const { isSignedOut, connectionError, isSaving } = this;
    const drafts = this.registry.list();
    const hasPendingChanges = this.registry.nextToSave() !== undefined;
    const status = computeSaveStatus({ drafts, isSignedOut, connectionError, isSaving, hasPendingChanges });
    if (!isSameSaveStatus(status, this.status)) this.status = status;
    for (const listener of [...this.listeners]) listener();
  }
}
