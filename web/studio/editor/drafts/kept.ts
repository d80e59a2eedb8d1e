import { changesOf, fieldsOf, isSaved, overtaken, type Kind, type Sheet, type Stored } from './sheet';

/** What is remembered of a sheet until the server holds it: the change, and the state that it was made from. */
export interface Kept<Values> {
  /** Who wrote it down: a page that has saved its own forgets nobody else's. */
  writer: string;
  updatedAt: string;
  stored: Partial<Values>;
  values: Partial<Values>;
  sent: Partial<Values> | null;
  theirs: Partial<Values>;
}

/** Where drafts outlive the page; the browser's own storage, as far as it is open to us. */
export interface Cupboard {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

const named = <Values extends object>(values: Values, fields: readonly string[]): Partial<Values> =>
  Object.fromEntries(fields.map((field) => [field, values[field as keyof Values]])) as Partial<Values>;

function keptOf<Values extends object>(sheet: Sheet<Values>, kind: Kind<Values>, writer: string): Kept<Values> {
  const changed = fieldsOf(changesOf(sheet, kind) as Values);
  const concerned = [...new Set([...changed, ...Object.keys(sheet.sent ?? {}), ...Object.keys(sheet.theirs)])];
  return {
    writer,
    updatedAt: sheet.updatedAt,
    stored: named(sheet.stored, concerned),
    values: named(sheet.values, concerned),
    sent: sheet.sent,
    theirs: sheet.theirs,
  };
}

/** Writes down what of a sheet is not saved, or forgets it where all is. Answers whether it stands written. */
export function keep<Values extends object>(
  cupboard: Cupboard,
  key: string,
  sheet: Sheet<Values>,
  kind: Kind<Values>,
  writer: string,
): boolean {
  try {
    if (!isSaved(sheet, kind)) cupboard.setItem(key, JSON.stringify(keptOf(sheet, kind, writer)));
    else if (keptAt<Values>(cupboard, key)?.writer === writer) cupboard.removeItem(key);
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

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKept = <Values>(found: unknown): found is Kept<Values> =>
  isObject(found) &&
  'updatedAt' in found &&
  typeof found.updatedAt === 'string' &&
  'stored' in found &&
  isObject(found.stored) &&
  'values' in found &&
  isObject(found.values) &&
  'sent' in found &&
  (found.sent === null || isObject(found.sent)) &&
  'theirs' in found &&
  isObject(found.theirs);

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
    taken: [],
  };
  // Nothing was changed since, but the server may have stored what was sent and say so only now.
  return overtaken(sheet, now, kind);
}
