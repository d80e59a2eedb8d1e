import { changesOf, fieldsOf, isEmpty, part, type Kind, type Sheet, type Stored } from './sheet';

/** The versions without what others of them or `known` say too, each field by itself. */
function unlike<Values extends object>(
  known: readonly Partial<Values>[],
  versions: readonly Partial<Values>[],
  { same }: Kind<Values>,
): Partial<Values>[] {
  const left: Partial<Values>[] = [];
  for (const version of versions) {
    const isNew = (field: keyof Values & string) =>
      ![...known, ...left].some((each) => field in each && same(field, each[field], version[field]));
    const own = part<Values>(version, isNew);
    if (!isEmpty(own)) left.push(own);
  }
  return left;
}

/**
 * What one person has written in two tabs, both on what the server holds now. A field that one of them has changed comes
 * from there; where both have, the later version stands and the other one waits for a decision.
 */
export function joined<Values extends object>(
  earlier: Sheet<Values>,
  later: Sheet<Values>,
  kind: Kind<Values>,
): Sheet<Values> {
  const [before, after] = [changesOf(earlier, kind), changesOf(later, kind)];
  const values = { ...later.values, ...before, ...after };
  const overwritten = kind.lastWins ? {} : part<Values>(before, (field) => field in after);
  return {
    ...later,
    values,
    theirs: { ...part<Values>(earlier.theirs, (field) => !(field in after)), ...later.theirs },
    others: unlike([values, later.stored], [...earlier.others, overwritten, ...later.others], kind),
    taken: [...new Set([...earlier.taken, ...later.taken])].filter((field) => !(field in before) && !(field in after)),
  };
}

/**
 * The server holds another state than the one that was edited. What only they have changed is taken over, what only we
 * have changed stays; what both have changed waits for a decision. A change of ours whose answer was lost is no change of
 * theirs.
 */
export function overtaken<Values extends object>(
  sheet: Sheet<Values>,
  now: Stored<Values>,
  kind: Kind<Values>,
): Sheet<Values> {
  const { same } = kind;
  const { sent } = sheet;
  const isOurs = (field: keyof Values & string) =>
    sent !== null && field in sent && same(field, now.values[field], sent[field]);
  const changedThere = (field: keyof Values & string) =>
    !same(field, now.values[field], sheet.stored[field]) && !isOurs(field);
  const changedHere = (field: keyof Values & string) => !same(field, sheet.values[field], sheet.stored[field]);
  const fields = fieldsOf(now.values).filter(changedThere);
  const taken = fields.filter((field) => !changedHere(field));
  const undecided = (field: keyof Values & string) =>
    !kind.lastWins &&
    (field in sheet.theirs || (fields.includes(field) && changedHere(field))) &&
    !same(field, sheet.values[field], now.values[field]);
  const values = { ...sheet.values, ...part<Values>(now.values, (field) => taken.includes(field)) };
  return {
    ...sheet,
    stored: now.values,
    updatedAt: now.updatedAt,
    values,
    sent: null,
    theirs: part<Values>(now.values, undecided),
    others: unlike([values, now.values], sheet.others, kind),
    taken: [...new Set([...sheet.taken, ...taken])],
  };
}

/** Gives way in what both have changed. */
export const takeTheirs = <Values extends object>(sheet: Sheet<Values>): Sheet<Values> => ({
  ...sheet,
  values: { ...sheet.values, ...sheet.theirs },
  theirs: {},
});

/** Insists on what both have changed: it will be saved over theirs. */
export const keepMine = <Values extends object>(sheet: Sheet<Values>): Sheet<Values> => ({ ...sheet, theirs: {} });

/** What was taken over from somebody else has been read. */
export const noticed = <Values extends object>(sheet: Sheet<Values>): Sheet<Values> => ({ ...sheet, taken: [] });

/** Gives way to what was written in another tab; further versions are asked about next. */
export const takeOther = <Values extends object>(sheet: Sheet<Values>): Sheet<Values> => ({
  ...sheet,
  values: { ...sheet.values, ...sheet.others[0] },
  others: sheet.others.slice(1),
});

/** Drops what was written in another tab. */
export const dropOther = <Values extends object>(sheet: Sheet<Values>): Sheet<Values> => ({
  ...sheet,
  others: sheet.others.slice(1),
});
