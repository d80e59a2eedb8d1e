/** Field → what is wrong with it: a sentence, or the key of one. */
export type ValidationMessages = Readonly<Record<string, string>>;

/** A state that the server has told of, and when that had last changed. */
export interface ServerSnapshot<Values> {
  values: Values;
  updatedAt: string;
}

/** How the fields of one kind of thing are compared and checked. */
export interface DraftPolicy<Values> {
  /** Whether two values of a field mean the same to the server, which trims texts and reads numbers. */
  equals(field: keyof Values, one: unknown, other: unknown): boolean;
  /** What is wrong with the fields of a change, each judged by itself. */
  validate(changes: Partial<Values>): ValidationMessages;
  /** Nobody is asked where two have changed the same: what was done last holds. */
  lastWriteWins?: boolean;
}

/** One thing that is being written: what is typed, and what the server is known to hold. */
export interface Draft<Values> {
  serverValues: Values;
  updatedAt: string;
  values: Values;
  /** A change that was sent and never answered: the server may hold it by now. It is sent again before anything newer. */
  inFlight: Partial<Values> | null;
  /** What the server refused, with its complaint; it holds for as long as the value stays. */
  rejected: Readonly<Record<string, { value: unknown; complaint: string }>>;
  /** Fields that were changed here and by somebody else: what theirs says. They wait for a decision. */
  remoteConflicts: Partial<Values>;
  /** What the same person has written in other tabs into fields that say something else here. Each waits for a decision. */
  otherTabVersions: readonly Partial<Values>[];
  /** Fields that somebody else has changed, and that were taken over because nobody had touched them here. */
  autoMerged: readonly (keyof Values)[];
}

export const createDraft = <Values extends object>({ values, updatedAt }: ServerSnapshot<Values>): Draft<Values> => ({
  serverValues: values,
  updatedAt,
  values,
  inFlight: null,
  rejected: {},
  remoteConflicts: {},
  otherTabVersions: [],
  autoMerged: [],
});

export const fieldNames = <Values extends object>(values: Values): (keyof Values & string)[] =>
  Object.keys(values) as (keyof Values & string)[];

/** The field that a complaint is about: 'attachments' of 'attachments.0.url'. */
export const rootField = (path: string): string => path.split('.')[0] ?? path;

/** Some fields of a change. */
export const pickFields = <Values extends object>(
  values: Partial<Values>,
  keep: (field: keyof Values & string) => boolean,
) =>
  Object.fromEntries(
    fieldNames(values)
      .filter((field) => keep(field))
      .map((field) => [field, values[field]]),
  ) as Partial<Values>;

/** What is typed and not known to be stored. */
export const unsavedChanges = <Values extends object>(
  { values, serverValues }: Draft<Values>,
  { equals }: DraftPolicy<Values>,
) => pickFields<Values>(values, (field) => !equals(field, values[field], serverValues[field]));

export const isEmptyObject = (changes: object): boolean => Object.keys(changes).length === 0;

/** Whether everything typed is known to be stored, in every tab. */
export const isDraftSaved = <Values extends object>(sheet: Draft<Values>, kind: DraftPolicy<Values>): boolean =>
  sheet.inFlight === null && sheet.otherTabVersions.length === 0 && isEmptyObject(unsavedChanges(sheet, kind));

/** What is wrong with what is typed: by our own rules, and by what the server said of the same value. */
export function collectValidationMessages<Values extends object>(
  sheet: Draft<Values>,
  kind: DraftPolicy<Values>,
): ValidationMessages {
  const changes = unsavedChanges(sheet, kind);
  const refused = Object.entries(sheet.rejected).filter(([path, { value }]) =>
    Object.is(sheet.values[rootField(path) as keyof Values], value),
  );
  return {
    ...Object.fromEntries(refused.map(([path, { complaint }]) => [path, complaint])),
    ...kind.validate(changes),
  };
}

/** What is to be sent next: what has had no answer, else every change that nothing stands against; null where nothing is. */
export function changesToSend<Values extends object>(
  sheet: Draft<Values>,
  kind: DraftPolicy<Values>,
): Partial<Values> | null {
  if (sheet.inFlight) return sheet.inFlight;
  const wrong = new Set(Object.keys(collectValidationMessages(sheet, kind)).map(rootField));
  const isUndecided = (field: string) =>
    [sheet.remoteConflicts, ...sheet.otherTabVersions].some((version) => field in version);
  const due = pickFields<Values>(unsavedChanges(sheet, kind), (field) => !wrong.has(field) && !isUndecided(field));
  return isEmptyObject(due) ? null : due;
}

export const applyEdit = <Values extends object>(sheet: Draft<Values>, changes: Partial<Values>): Draft<Values> => ({
  ...sheet,
  values: { ...sheet.values, ...changes },
});

export const markInFlight = <Values extends object>(sheet: Draft<Values>, sent: Partial<Values>): Draft<Values> => ({
  ...sheet,
  inFlight: sent,
});

/** The server holds what was sent. What is typed stays letter for letter, also where the server has trimmed it. */
export const markSaved = <Values extends object>(
  sheet: Draft<Values>,
  now: ServerSnapshot<Values>,
  { equals }: DraftPolicy<Values>,
): Draft<Values> => {
  const changedThere = (field: keyof Values & string) =>
    equals(field, sheet.values[field], sheet.serverValues[field]) &&
    !equals(field, now.values[field], sheet.serverValues[field]);
  return {
    ...sheet,
    values: { ...sheet.values, ...pickFields<Values>(now.values, changedThere) },
    serverValues: { ...now.values, ...sheet.inFlight },
    updatedAt: now.updatedAt,
    inFlight: null,
  };
};

/** The server would not have these values; what else was sent waits for the next turn. */
export const markRejected = <Values extends object>(
  sheet: Draft<Values>,
  complaints: ValidationMessages,
): Draft<Values> => ({
  ...sheet,
  rejected: {
    ...sheet.rejected,
    ...Object.fromEntries(
      Object.entries(complaints).map(([path, complaint]) => {
        const field = rootField(path) as keyof Values;
        return [path, { value: sheet.inFlight?.[field] ?? sheet.values[field], complaint }];
      }),
    ),
  },
  inFlight: null,
});
