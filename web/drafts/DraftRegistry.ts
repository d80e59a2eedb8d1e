import { listDrafts, saveDraft, restoreDraft, type DraftStorage } from './draftStorage';
import { mergeTabs } from './merge';
import {
  collectValidationMessages,
  changesToSend,
  isDraftSaved,
  createDraft,
  type ValidationMessages,
  type DraftPolicy,
  type Draft,
  type ServerSnapshot,
} from './draft';

/** A kind of thing with the way to the server and back. */
export interface DraftApi<Values> extends DraftPolicy<Values> {
  /** Saves a change of the state that had last changed at `updatedAt`. */
  save(changes: Partial<Values>, updatedAt: string): Promise<ServerSnapshot<Values>>;
  /** What the server holds now. */
  fetch(): Promise<ServerSnapshot<Values>>;
}

export interface DraftStorageOptions {
  storage: DraftStorage;
  /** Begins the keys under which drafts are kept: one for every person. */
  keyPrefix: string;
  /** Ends them: unlike that of any other desk, so that two tabs never write over each other's drafts. */
  tabId: string;
}

/** Each sheet knows the fields of its own values; here they are handled all alike. */
export type UnknownValues = Record<string, unknown>;

export interface DraftEntry {
  draft: Draft<UnknownValues>;
  api: DraftApi<UnknownValues>;
  /** Why the server will not have it, where no field says it; typing on tries again. */
  error: string | null;
  /** When the person last changed it, in milliseconds. */
  editedAt: number;
}

/** The sheets that are being written, each kept in the browser while it is not saved, in the order of their oldest change. */
export class DraftRegistry {
  private readonly entries = new Map<string, DraftEntry>();
  private queue: string[] = [];
  /** False where the browser keeps nothing for us. */
  isPersisted = true;

  constructor(private readonly keeping: DraftStorageOptions) {}

  /**
   * Lays a sheet down, with all that was kept of it, in whichever tab it was written. From here on it is kept as one; a
   * tab that is still open keeps its own anew with its next change. Answers whether something is to be saved.
   */
  open<Own extends object>(key: string, service: DraftApi<Own>, now: ServerSnapshot<Own>): boolean {
    const { storage } = this.keeping;
    const drafts = listDrafts<Own>(storage, this.storageKeyPrefix(key));
    const sheet = drafts.reduce(
      (one, { kept }) => mergeTabs(one, restoreDraft(now, kept, service), service),
      createDraft(now),
    );
    const typedAt = drafts.at(-1)?.kept.editedAt ?? 0;
    const place = { sheet, service, failure: null, typedAt } as unknown as DraftEntry;
    this.entries.set(key, place);
    this.set(key, place.draft);
    // Only what stands written in one may be forgotten in the others.
    if (this.isPersisted)
      this.deleteStored(drafts.map((draft) => draft.key).filter((each) => each !== this.storageKey(key)));
    return !isDraftSaved(sheet, service);
  }

  has = (key: string): boolean => this.entries.has(key);
  get = (key: string): DraftEntry | undefined => this.entries.get(key);
  list = (): DraftEntry[] => [...this.entries.values()];

  validationMessages(key: string): ValidationMessages {
    const place = this.entries.get(key);
    return place ? collectValidationMessages(place.draft, place.api) : {};
  }

  set(key: string, sheet: Draft<UnknownValues>): void {
    const place = this.entries.get(key);
    if (!place) return;
    place.draft = sheet;
    this.isPersisted = saveDraft(this.keeping.storage, this.storageKey(key), sheet, place.api, place.editedAt);
  }

  /** Takes a sheet away, with what was kept of it in any tab. */
  remove(key: string): void {
    this.entries.delete(key);
    this.deleteStored(listDrafts(this.keeping.storage, this.storageKeyPrefix(key)).map((draft) => draft.key));
  }

  /** Joins the line where it does not stand in it yet. */
  enqueue(key: string): void {
    if (!this.queue.includes(key)) this.queue.push(key);
  }

  /** Goes to the end of the line. */
  moveToQueueEnd(key: string): void {
    this.queue = [...this.queue.filter((each) => each !== key), key];
  }

  /** What is sent next, of the sheet whose change is the oldest. */
  nextToSave(): { key: string; place: DraftEntry; due: Partial<UnknownValues> } | undefined {
    for (const key of this.queue) {
      const place = this.entries.get(key);
      const due = place?.error === null ? changesToSend(place.draft, place.api) : null;
      if (place && due) return { key, place, due };
    }
    return undefined;
  }

  areAllSaved = (): boolean => this.list().every(({ draft: sheet, api }) => isDraftSaved(sheet, api));

  private deleteStored(keys: readonly string[]): void {
    for (const key of keys) this.keeping.storage.removeItem(key);
  }

  private readonly storageKeyPrefix = (key: string): string => `${this.keeping.keyPrefix}:${key}:`;
  private readonly storageKey = (key: string): string => this.storageKeyPrefix(key) + this.keeping.tabId;
}
