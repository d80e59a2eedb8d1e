/** Field → what is wrong with it: a sentence, or the key of one. */
export type Complaints = Readonly<Record<string, string>>;

/** A state that the server has told of, and when that had last changed. */
export interface Stored<Values> {
  values: Values;
  updatedAt: string;
}

/** How the fields of one kind of thing are compared and checked. */
export interface Kind<Values> {
  /** Whether two values of a field mean the same to the server, which trims texts and reads numbers. */
  same(field: keyof Values, one: unknown, other: unknown): boolean;
  /** What is wrong with the fields of a change, each judged by itself. */
  check(changes: Partial<Values>): Complaints;
  /** Nobody is asked where two have changed the same: what was done last holds. */
  lastWins?: boolean;
}

/** One thing that is being written: what is typed, and what the server is known to hold. */
export interface Sheet<Values> {
  stored: Values;
  updatedAt: string;
  values: Values;
  /** A change that was sent and never answered: the server may hold it by now. It is sent again before anything newer. */
  sent: Partial<Values> | null;
  /** What the server refused, with its complaint; it holds for as long as the value stays. */
  refused: Readonly<Record<string, { value: unknown; complaint: string }>>;
  /** Fields that were changed here and by somebody else: what theirs says. They wait for a decision. */
  theirs: Partial<Values>;
  /** What the same person has written in other tabs into fields that say something else here. Each waits for a decision. */
  others: readonly Partial<Values>[];
  /** Fields that somebody else has changed, and that were taken over because nobody had touched them here. */
  taken: readonly (keyof Values)[];
}

export const opened = <Values extends object>({ values, updatedAt }: Stored<Values>): Sheet<Values> => ({
  stored: values,
  updatedAt,
  values,
  sent: null,
  refused: {},
  theirs: {},
  others: [],
  taken: [],
});

export const fieldsOf = <Values extends object>(values: Values): (keyof Values & string)[] =>
  Object.keys(values) as (keyof Values & string)[];

/** The field that a complaint is about: 'attachments' of 'attachments.0.url'. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? path;

/** Some fields of a change. */
export const part = <Values extends object>(values: Partial<Values>, keep: (field: keyof Values & string) => boolean) =>
  Object.fromEntries(
    fieldsOf(values)
      .filter((field) => keep(field))
      .map((field) => [field, values[field]]),
  ) as Partial<Values>;

/** What is typed and not known to be stored. */
export const changesOf = <Values extends object>({ values, stored }: Sheet<Values>, { same }: Kind<Values>) =>
  part<Values>(values, (field) => !same(field, values[field], stored[field]));

export const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

/** Whether everything typed is known to be stored, in every tab. */
export const isSaved = <Values extends object>(sheet: Sheet<Values>, kind: Kind<Values>): boolean =>
  sheet.sent === null && sheet.others.length === 0 && isEmpty(changesOf(sheet, kind));

/** What is wrong with what is typed: by our own rules, and by what the server said of the same value. */
export function complaintsOf<Values extends object>(sheet: Sheet<Values>, kind: Kind<Values>): Complaints {
  const changes = changesOf(sheet, kind);
  const refused = Object.entries(sheet.refused).filter(([path, { value }]) =>
    Object.is(sheet.values[fieldOf(path) as keyof Values], value),
  );
  return {
    ...Object.fromEntries(refused.map(([path, { complaint }]) => [path, complaint])),
    ...kind.check(changes),
  };
}

/** What is to be sent next: what has had no answer, else every change that nothing stands against; null where nothing is. */
export function dueOf<Values extends object>(sheet: Sheet<Values>, kind: Kind<Values>): Partial<Values> | null {
  if (sheet.sent) return sheet.sent;
  const wrong = new Set(Object.keys(complaintsOf(sheet, kind)).map(fieldOf));
  const isUndecided = (field: string) => [sheet.theirs, ...sheet.others].some((version) => field in version);
  const due = part<Values>(changesOf(sheet, kind), (field) => !wrong.has(field) && !isUndecided(field));
  return isEmpty(due) ? null : due;
}

export const typed = <Values extends object>(sheet: Sheet<Values>, changes: Partial<Values>): Sheet<Values> => ({
  ...sheet,
  values: { ...sheet.values, ...changes },
});

export const sending = <Values extends object>(sheet: Sheet<Values>, sent: Partial<Values>): Sheet<Values> => ({
  ...sheet,
  sent,
});

/** The server holds what was sent. What is typed stays letter for letter, also where the server has trimmed it. */
export const answered = <Values extends object>(
  sheet: Sheet<Values>,
  now: Stored<Values>,
  { same }: Kind<Values>,
): Sheet<Values> => {
  const changedThere = (field: keyof Values & string) =>
    same(field, sheet.values[field], sheet.stored[field]) && !same(field, now.values[field], sheet.stored[field]);
  return {
    ...sheet,
    values: { ...sheet.values, ...part<Values>(now.values, changedThere) },
    stored: { ...now.values, ...sheet.sent },
    updatedAt: now.updatedAt,
    sent: null,
  };
};

/** The server would not have these values; what else was sent waits for the next turn. */
export const refusedBy = <Values extends object>(sheet: Sheet<Values>, complaints: Complaints): Sheet<Values> => ({
  ...sheet,
  refused: {
    ...sheet.refused,
    ...Object.fromEntries(
      Object.entries(complaints).map(([path, complaint]) => {
        const field = fieldOf(path) as keyof Values;
        return [path, { value: sheet.sent?.[field] ?? sheet.values[field], complaint }];
      }),
    ),
  },
  sent: null,
});
