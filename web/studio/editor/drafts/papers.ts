import { draftsUnder, keep, resumed, type Cupboard } from './kept';
import { joined } from './merging';
import { complaintsOf, dueOf, isSaved, opened, type Complaints, type Kind, type Sheet, type Stored } from './sheet';

/** A kind of thing with the way to the server and back. */
export interface Service<Values> extends Kind<Values> {
  /** Saves a change of the state that had last changed at `updatedAt`. */
  send(changes: Partial<Values>, updatedAt: string): Promise<Stored<Values>>;
  /** What the server holds now. */
  read(): Promise<Stored<Values>>;
}

export interface Keeping {
  cupboard: Cupboard;
  /** Begins the keys under which drafts are kept: one for every person. */
  prefix: string;
  /** Ends them: unlike that of any other desk, so that two tabs never write over each other's drafts. */
  writer: string;
}

/** Each sheet knows the fields of its own values; here they are handled all alike. */
export type AnyValues = Record<string, unknown>;

export interface Place {
  sheet: Sheet<AnyValues>;
  service: Service<AnyValues>;
  /** Why the server will not have it, where no field says it; typing on tries again. */
  failure: string | null;
  /** When the person last changed it, in milliseconds. */
  typedAt: number;
}

/** The sheets that are being written, each kept in the browser while it is not saved, in the order of their oldest change. */
export class Papers {
  private readonly places = new Map<string, Place>();
  private line: string[] = [];
  /** False where the browser keeps nothing for us. */
  isKeeping = true;

  constructor(private readonly keeping: Keeping) {}

  /**
   * Lays a sheet down, with all that was kept of it, in whichever tab it was written. From here on it is kept as one; a
   * tab that is still open keeps its own anew with its next change. Answers whether something is to be saved.
   */
  lay<Own extends object>(key: string, service: Service<Own>, now: Stored<Own>): boolean {
    const { cupboard } = this.keeping;
    const drafts = draftsUnder<Own>(cupboard, this.beginningOf(key));
    const sheet = drafts.reduce((one, { kept }) => joined(one, resumed(now, kept, service), service), opened(now));
    const typedAt = drafts.at(-1)?.kept.typedAt ?? 0;
    const place = { sheet, service, failure: null, typedAt } as unknown as Place;
    this.places.set(key, place);
    this.put(key, place.sheet);
    // Only what stands written in one may be forgotten in the others.
    if (this.isKeeping) this.forget(drafts.map((draft) => draft.key).filter((each) => each !== this.keyOf(key)));
    return !isSaved(sheet, service);
  }

  has = (key: string): boolean => this.places.has(key);
  at = (key: string): Place | undefined => this.places.get(key);
  all = (): Place[] => [...this.places.values()];

  complaints(key: string): Complaints {
    const place = this.places.get(key);
    return place ? complaintsOf(place.sheet, place.service) : {};
  }

  put(key: string, sheet: Sheet<AnyValues>): void {
    const place = this.places.get(key);
    if (!place) return;
    place.sheet = sheet;
    this.isKeeping = keep(this.keeping.cupboard, this.keyOf(key), sheet, place.service, place.typedAt);
  }

  /** Takes a sheet away, with what was kept of it in any tab. */
  remove(key: string): void {
    this.places.delete(key);
    this.forget(draftsUnder(this.keeping.cupboard, this.beginningOf(key)).map((draft) => draft.key));
  }

  /** Joins the line where it does not stand in it yet. */
  enqueue(key: string): void {
    if (!this.line.includes(key)) this.line.push(key);
  }

  /** Goes to the end of the line. */
  requeue(key: string): void {
    this.line = [...this.line.filter((each) => each !== key), key];
  }

  /** What is sent next, of the sheet whose change is the oldest. */
  next(): { key: string; place: Place; due: Partial<AnyValues> } | undefined {
    for (const key of this.line) {
      const place = this.places.get(key);
      const due = place?.failure === null ? dueOf(place.sheet, place.service) : null;
      if (place && due) return { key, place, due };
    }
    return undefined;
  }

  isSaved = (): boolean => this.all().every(({ sheet, service }) => isSaved(sheet, service));

  private forget(keys: readonly string[]): void {
    for (const key of keys) this.keeping.cupboard.removeItem(key);
  }

  private readonly beginningOf = (key: string): string => `${this.keeping.prefix}:${key}:`;
  private readonly keyOf = (key: string): string => this.beginningOf(key) + this.keeping.writer;
}
