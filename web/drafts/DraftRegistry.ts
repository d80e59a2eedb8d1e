import { PersistedDraft, type DraftApi, type DraftStorageOptions, type StoreEntry } from './PersistedDraft';
import type { ServerSnapshot } from './draftModel';

export type DraftKey<Drafts> = Extract<keyof Drafts, string>;

export type DraftTypes<Drafts> = { [Key in keyof Drafts]: object };

/** The open drafts by key, and the queue in which they are saved. `Drafts` maps each key to its values. */
export class DraftRegistry<Drafts extends DraftTypes<Drafts>> {
  /** By the key under which a draft was opened. */
  private readonly entries: { [Key in DraftKey<Drafts>]?: PersistedDraft<Drafts[Key]> } = {};
  private readonly all = new Set<StoreEntry>();
  private readonly openKeys = new Set<DraftKey<Drafts>>();
  /** The present keys of renamed drafts, and the keys under which they were opened. */
  private readonly presentKeys: { [Key in DraftKey<Drafts>]?: Key } = {};
  private readonly originalKeys: { [Key in DraftKey<Drafts>]?: Key } = {};
  /** In the order of their oldest unsent change. */
  private readonly queue = new Set<StoreEntry>();

  constructor(private readonly options: DraftStorageOptions) {}

  get<Key extends DraftKey<Drafts>>(key: Key): PersistedDraft<Drafts[Key]> | undefined {
    return this.entries[this.originalKey(key)];
  }

  presentKey<Key extends DraftKey<Drafts>>(key: Key): Key {
    return this.presentKeys[key] ?? key;
  }

  originalKey<Key extends DraftKey<Drafts>>(key: Key): Key {
    return this.originalKeys[key] ?? key;
  }

  keys(): DraftKey<Drafts>[] {
    return [...this.openKeys];
  }

  /** The record of a draft that was opened before the record existed has got its key. An open draft of it is merged. */
  rename<Key extends DraftKey<Drafts>>(
    from: Key,
    to: Key,
    snapshot: ServerSnapshot<Drafts[Key]>,
  ): StoreEntry | undefined {
    const entry = this.get(from);
    const open = this.get(to);
    if (!entry || entry === open) return;
    entry.rename(to, snapshot, open);
    if (open) this.close(to, open);
    this.openKeys.delete(from);
    this.openKeys.add(to);
    this.presentKeys[from] = to;
    this.originalKeys[to] = from;
    return entry;
  }

  open<Key extends DraftKey<Drafts>>(
    key: Key,
    api: DraftApi<Drafts[Key]>,
    snapshot: ServerSnapshot<Drafts[Key]>,
  ): PersistedDraft<Drafts[Key]> {
    const entry = new PersistedDraft<Drafts[Key]>(key, api, snapshot, this.options);
    this.entries[key] = entry;
    this.openKeys.add(key);
    this.all.add(entry);
    return entry;
  }

  remove(key: DraftKey<Drafts>): void {
    const entry = this.get(key);
    if (!entry) return;
    entry.removeStored();
    this.close(key, entry);
  }

  private close(key: DraftKey<Drafts>, entry: StoreEntry): void {
    this.entries[this.originalKey(key)] = undefined;
    this.openKeys.delete(this.presentKey(key));
    this.all.delete(entry);
    this.queue.delete(entry);
  }

  isOpen(entry: StoreEntry): boolean {
    return this.all.has(entry);
  }

  list(): StoreEntry[] {
    return [...this.all];
  }

  /** An entry that is queued already keeps its place. */
  enqueue(entry: StoreEntry): void {
    this.queue.add(entry);
  }

  moveToQueueEnd(entry: StoreEntry): void {
    this.queue.delete(entry);
    this.queue.add(entry);
  }

  /** The queued entry with the oldest change that can be sent. */
  nextToSave(): StoreEntry | undefined {
    return [...this.queue].find((entry) => entry.hasChangesToSend);
  }
}
