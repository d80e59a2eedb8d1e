import { overtaken } from './merging';
import { changesOf, fieldsOf, isSaved, type Kind, type Sheet, type Stored } from './sheet';

/** What is remembered of a sheet until the server holds it: the change, and the state that it was made from. */
export interface Kept<Values> {
  /** When the person last changed it, in milliseconds. */
  typedAt: number;
  updatedAt: string;
  stored: Partial<Values>;
  values: Partial<Values>;
  sent: Partial<Values> | null;
  theirs: Partial<Values>;
  others: readonly Partial<Values>[];
}

/** Where drafts outlive the page; the browser's own storage, as far as it is open to us. */
export interface Cupboard {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
  keys(): string[];
}

const named = <Values extends object>(values: Values, fields: readonly string[]): Partial<Values> =>
  Object.fromEntries(fields.map((field) => [field, values[field as keyof Values]])) as Partial<Values>;

function keptOf<Values extends object>(sheet: Sheet<Values>, kind: Kind<Values>, typedAt: number): Kept<Values> {
  const changed = fieldsOf(changesOf(sheet, kind) as Values);
  const concerned = [...new Set([...changed, ...Object.keys(sheet.sent ?? {}), ...Object.keys(sheet.theirs)])];
  return {
    typedAt,
    updatedAt: sheet.updatedAt,
    stored: named(sheet.stored, concerned),
    values: named(sheet.values, concerned),
    sent: sheet.sent,
    theirs: sheet.theirs,
    others: sheet.others,
  };
}

/** Writes down what of a sheet is not saved, or forgets it where all is. Answers whether it stands written. */
export function keep<Values extends object>(
  cupboard: Cupboard,
  key: string,
  sheet: Sheet<Values>,
  kind: Kind<Values>,
  typedAt: number,
): boolean {
  try {
    if (isSaved(sheet, kind)) cupboard.removeItem(key);
    else cupboard.setItem(key, JSON.stringify(keptOf(sheet, kind, typedAt)));
    return true;
  } catch {
    // Storage may be closed to us, or full: the page itself still holds everything, and asks before it is left.
    return false;
  }
}

/** What was written down under a key; null where there is nothing, or something else. */
export function keptAt<Values extends object>(cupboard: Cupboard, key: string): Kept<Values> | null {
  try {
    const found: unknown = JSON.parse(cupboard.getItem(key) ?? 'null');
    return isKept<Values>(found) ? found : null;
  } catch {
    return null;
  }
}

/** All that was written down under keys that begin so, by any tab: the oldest first. */
export function draftsUnder<Values extends object>(
  cupboard: Cupboard,
  beginning: string,
): { key: string; kept: Kept<Values> }[] {
  try {
    return cupboard
      .keys()
      .filter((key) => key.startsWith(beginning))
      .flatMap((key) => {
        const kept = keptAt<Values>(cupboard, key);
        return kept ? [{ key, kept }] : [];
      })
      .sort((one, other) => one.kept.typedAt - other.kept.typedAt);
  } catch {
    // Storage may be closed to us.
    return [];
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits: Record<keyof Kept<object>, (value: unknown) => boolean> = {
  typedAt: (value) => typeof value === 'number',
  updatedAt: (value) => typeof value === 'string',
  stored: isObject,
  values: isObject,
  sent: (value) => value === null || isObject(value),
  theirs: isObject,
  others: (value) => Array.isArray(value) && value.every(isObject),
};

const isKept = <Values extends object>(found: unknown): found is Kept<Values> =>
  isObject(found) && fieldsOf(fits).every((field) => fits[field](found[field as keyof typeof found]));

/** Only fields that the thing still has, with values of the kind that it still holds. */
const fitting = <Values extends object>(values: Values, kept: Partial<Values>): Partial<Values> =>
  Object.fromEntries(
    fieldsOf(values)
      .filter(
        (field) =>
          field in kept &&
          typeof kept[field] === typeof values[field] &&
          Array.isArray(kept[field]) === Array.isArray(values[field]),
      )
      .map((field) => [field, kept[field]]),
  ) as Partial<Values>;

/** What was written down, put on what the server holds now: as it was left, or merged where somebody changed it since. */
export function resumed<Values extends object>(
  now: Stored<Values>,
  kept: Kept<Values>,
  kind: Kind<Values>,
): Sheet<Values> {
  const stored = { ...now.values, ...fitting(now.values, kept.stored) };
  const sheet: Sheet<Values> = {
    stored,
    updatedAt: kept.updatedAt,
    values: { ...stored, ...fitting(now.values, kept.values) },
    sent: kept.sent && fitting(now.values, kept.sent),
    refused: {},
    theirs: fitting(now.values, kept.theirs),
    others: kept.others.map((version) => fitting(now.values, version)),
    taken: [],
  };
  // Nothing was changed since, but the server may have stored what was sent and say so only now.
  return overtaken(sheet, now, kind);
}
