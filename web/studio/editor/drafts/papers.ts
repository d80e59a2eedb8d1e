import { keep, keptAt, resumed, type Cupboard } from './kept';
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
  /** Unlike that of any other page that is open. */
  writer: string;
}

/** Each sheet knows the fields of its own values; here they are handled all alike. */
export type AnyValues = Record<string, unknown>;

export interface Place {
  sheet: Sheet<AnyValues>;
  service: Service<AnyValues>;
  /** Why the server will not have it, where no field says it; typing on tries again. */
  failure: string | null;
}

/** The sheets that are being written, each kept in the browser while it is not saved, in the order of their oldest change. */
export class Papers {
  private readonly places = new Map<string, Place>();
  private line: string[] = [];
  /** False where the browser keeps nothing for us. */
  isKeeping = true;

  constructor(private readonly keeping: Keeping) {}

  /** Lays a sheet down, with what was kept of it. Answers whether something was. */
  lay<Own extends object>(key: string, service: Service<Own>, now: Stored<Own>): boolean {
    const kept = keptAt<Own>(this.keeping.cupboard, this.keyOf(key));
    const sheet = kept ? resumed(now, kept, service) : opened(now);
    const place = { sheet, service, failure: null } as unknown as Place;
    this.places.set(key, place);
    this.put(key, place.sheet);
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
    const { cupboard, writer } = this.keeping;
    this.isKeeping = keep(cupboard, this.keyOf(key), sheet, place.service, writer);
  }

  /** Takes a sheet away, with what was kept of it. */
  remove(key: string): void {
    const place = this.places.get(key);
    if (place) this.put(key, opened({ values: place.sheet.stored, updatedAt: place.sheet.updatedAt }));
    this.places.delete(key);
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

  private readonly keyOf = (key: string): string => `${this.keeping.prefix}:${key}`;
}
