import { listKeys, writeText, type BrowserStorage } from './storage/browserStorage';
import {
  changesToSend,
  collectValidationMessages,
  createDraft,
  typedKeys,
  isDraftSaved,
  isEmptyObject,
  markInFlight,
  markSaved,
  unconfirmedChanges,
  type Draft,
  type DraftPolicy,
  type ServerSnapshot,
  type ValidationMessages,
} from './draftModel';
import { listDrafts, restoreDraft, storeDraft } from './storage/draftStorage';
import { mergeTabs, rebase } from './merge';
import { applyRecovery, chooseSaveErrorAction, type Recovery, type SaveError } from './saveErrors';
import type { DraftState } from './saveStatus';

/** Saves and fetches one record. Both reject with the error of the transport. */
export interface DraftApi<Values> extends DraftPolicy<Values> {
  /** Saves changes to the state last changed at `updatedAt`; a newer state on the server is a 409. */
  save(changes: Partial<Values>, updatedAt: string): Promise<ServerSnapshot<Values>>;
  fetch(): Promise<ServerSnapshot<Values>>;
}

export interface DraftStorageOptions {
  storage: BrowserStorage;
  /** Prefix of the storage keys, different for each user. */
  keyPrefix: string;
  /** Suffix of the storage keys, different for each store, so that tabs do not overwrite each other's drafts. */
  tabId: string;
}

/** A draft as the store handles it, independent of the type of its values. */
export interface StoreEntry extends DraftState {
  error: string | null;
  readonly isPersisted: boolean;
  readonly hasChangesToSend: boolean;
  /** Loads the rules of the draft, and judges it by them. */
  load(): Promise<void>;
  readonly isLoaded: boolean;
  /** Marks the next changes as in flight and returns the request that saves them. */
  startSave(): () => Promise<void>;
  /** Fetches the server state and rebases on it. Resolves to false if the server state is unchanged. */
  refetch(): Promise<boolean>;
  recover(error: SaveError): Recovery;
  /** Removes the stored drafts of all tabs for good. */
  removeStored(): void;
}

/** One draft with its API, persisted after every change. */
export class PersistedDraft<Values extends object> implements StoreEntry {
  error: string | null = null;
  isPersisted = true;
  isLoaded: boolean;
  private current: Draft<Values>;
  private editedAt: number;
  private isRemoved = false;

  /** Starts with the drafts that any tab has stored for this record, merged into one. */
  constructor(
    private key: string,
    private readonly api: DraftApi<Values>,
    snapshot: ServerSnapshot<Values>,
    private readonly options: DraftStorageOptions,
  ) {
    this.isLoaded = api.load === undefined;
    const stored = listDrafts(options.storage, this.storageKeyPrefix);
    this.editedAt = stored.at(-1)?.storedDraft.editedAt ?? 0;
    this.current = stored.reduce(
      (merged, { storedDraft }) => mergeTabs(merged, restoreDraft(snapshot, storedDraft, api), api),
      createDraft(snapshot),
    );
    this.persist();
    // The drafts of other tabs are removed only after the merged draft is stored.
    if (this.isPersisted)
      this.removeKeys(stored.map(({ key: each }) => each).filter((each) => each !== this.storageKey));
  }

  get draft(): Draft<Values> {
    return this.current;
  }
  get validationMessages(): ValidationMessages {
    return collectValidationMessages(this.current, this.api);
  }
  get hasRemoteConflicts(): boolean {
    return !isEmptyObject(this.current.remoteConflicts);
  }
  get hasOtherTabVersions(): boolean {
    return this.current.otherTabVersions.length > 0;
  }
  get unconfirmedFields(): readonly string[] {
    return typedKeys(unconfirmedChanges(this.current, this.api));
  }
  get isValid(): boolean {
    return isEmptyObject(this.validationMessages);
  }
  get isSaved(): boolean {
    return isDraftSaved(this.current, this.api);
  }
  get hasChangesToSend(): boolean {
    return this.error === null && changesToSend(this.current, this.api) !== null;
  }

  update(change: (draft: Draft<Values>) => Draft<Values>): void {
    this.error = null;
    this.editedAt = Date.now();
    this.set(change(this.current));
  }

  /** Rebases on a newer server state. While a save is in flight, its response is newer. Returns whether it did. */
  receive(snapshot: ServerSnapshot<Values>): boolean {
    if (snapshot.updatedAt <= this.current.updatedAt || this.current.inFlight) return false;
    this.set(rebase(this.current, snapshot, this.api));
    return true;
  }

  async load(): Promise<void> {
    if (this.isLoaded) return;
    await this.api.load?.();
    this.isLoaded = true;
    // As a new draft: what was derived from it is out of date.
    this.set({ ...this.current });
  }

  startSave(): () => Promise<void> {
    const changes = changesToSend(this.current, this.api) ?? {};
    this.set(markInFlight(this.current, changes));
    return async () => {
      const snapshot = await this.api.save(changes, this.current.updatedAt);
      this.set(markSaved(this.current, snapshot, this.api));
    };
  }

  async refetch(): Promise<boolean> {
    const snapshot = await this.api.fetch();
    const isChanged = snapshot.updatedAt !== this.current.updatedAt;
    this.set(rebase(this.current, snapshot, this.api));
    return isChanged;
  }

  recover(error: SaveError): Recovery {
    const recovery = chooseSaveErrorAction(error, this.current.inFlight ?? {});
    if (recovery === 'abandon') this.error = error.message;
    // A refetch needs the changes in flight to recognise them on the server.
    if (recovery !== 'refetch') this.set(applyRecovery(this.current, recovery, error));
    return recovery;
  }

  /**
   * Goes on as the draft of the record that was created for it, stored under its key.
   * @param snapshot the record's state, which can differ from the changes sent: another tab may have created the record
   * @param open a draft that is open for the record already; its changes are merged and it is stored no more
   */
  rename(key: string, snapshot: ServerSnapshot<Values>, open?: PersistedDraft<Values>): void {
    const earlierStorageKey = this.storageKey;
    this.key = key;
    this.current = rebase(this.current, snapshot, this.api);
    if (open) this.takeOver(open, snapshot);
    this.persist();
    if (this.isPersisted) this.removeKeys([earlierStorageKey]);
  }

  removeStored(): void {
    this.isRemoved = true;
    this.removeKeys(listKeys(this.options.storage, this.storageKeyPrefix));
  }

  private takeOver(open: PersistedDraft<Values>, snapshot: ServerSnapshot<Values>): void {
    const other = rebase(open.current, snapshot, this.api);
    this.current =
      open.editedAt > this.editedAt
        ? mergeTabs(this.current, other, this.api)
        : mergeTabs(other, this.current, this.api);
    this.editedAt = Math.max(this.editedAt, open.editedAt);
    open.isRemoved = true;
  }

  private set(draft: Draft<Values>): void {
    this.current = draft;
    this.persist();
  }

  private persist(): void {
    // A save may still be in flight when the record is deleted.
    if (this.isRemoved) return;
    this.isPersisted = storeDraft(this.options.storage, this.storageKey, this.current, this.api, this.editedAt);
  }

  private removeKeys(keys: readonly string[]): void {
    for (const key of keys) writeText(this.options.storage, key, null);
  }

  private get storageKeyPrefix(): string {
    return `${this.options.keyPrefix}:${this.key}:`;
  }
  private get storageKey(): string {
    return this.storageKeyPrefix + this.options.tabId;
  }
}
