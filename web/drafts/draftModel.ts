import type { z } from 'zod';
/** Field path → validation message, or the key of one. */
export type ValidationMessages = Readonly<Record<string, string>>;

/** The state of a record on the server, and when it last changed. */
export interface ServerSnapshot<Values> {
  values: Values;
  updatedAt: string;
  /** Fields that the user saves with a button: autosave never sends them. Default: none. */
  fieldsToConfirm?: readonly string[];
}

export type FieldName<Values> = Extract<keyof Values, string>;

/** How the fields of a record are compared, validated and merged. */
export interface DraftPolicy<Values> {
  /**
   * Loads the rules. Until then only equal texts are equal, nothing is invalid, and nothing is sent. Default: they are there.
   */
  load?(): Promise<void>;
  /** Whether the server stores both values of a field alike: it trims texts and parses numbers. */
  equals(field: FieldName<Values>, a: unknown, b: unknown): boolean;
  /** Messages for the given fields, each validated by itself. */
  validate(changes: Partial<Values>): ValidationMessages;
  /** Local changes win over remote ones without a conflict. */
  lastWriteWins?: boolean;
  /** Fields of which the server judges one by the others. */
  judgedTogether?: readonly FieldName<Values>[];
}

/** A record being edited: local values and the last known state on the server. Immutable. */
export interface Draft<Values> {
  serverValues: Values;
  updatedAt: string;
  /** Fields of which changes wait until the user confirms them. */
  fieldsToConfirm: readonly string[];
  values: Values;
  /** Changes sent without an answer yet. The server may have stored them, so they are sent again before newer ones. */
  inFlight: Partial<Values> | null;
  /** Messages of the server by field path, with the values that it refused. */
  rejected: Readonly<Record<string, { values: Values; message: string }>>;
  /** Remote values of fields that were changed both here and on the server. They wait for a decision. */
  remoteConflicts: Partial<Values>;
  /** Values from other tabs of the same user that differ from the values here. Each waits for a decision. */
  otherTabVersions: readonly Partial<Values>[];
  /** Fields that took over a remote change because they had no local change. */
  autoMerged: readonly FieldName<Values>[];
}

export const createDraft = <Values extends object>({
  values,
  updatedAt,
  fieldsToConfirm = [],
}: ServerSnapshot<Values>): Draft<Values> => ({
  serverValues: values,
  updatedAt,
  fieldsToConfirm,
  values,
  inFlight: null,
  rejected: {},
  remoteConflicts: {},
  otherTabVersions: [],
  autoMerged: [],
});

export function typedKeys<Values extends object>(values: Values): FieldName<Values>[] {
  const names: FieldName<Values>[] = [];
  for (const name in values) if (Object.hasOwn(values, name)) names.push(name);
  return names;
}

/** The field of a message path: 'attachments' of 'attachments.0.url'. */
export const rootField = (path: string): string => path.split('.')[0] ?? path;

export function pickFields<Values extends object>(
  values: Partial<Values>,
  isIncluded: (field: FieldName<Values>) => boolean,
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const field of typedKeys<Partial<Values>>(values)) if (isIncluded(field)) picked[field] = values[field];
  return picked;
}

/** Local values that the server is not known to hold. */
export const unsavedChanges = <Values extends object>(
  { values, serverValues }: Draft<Values>,
  { equals }: DraftPolicy<Values>,
) => pickFields<Values>(values, (field) => !equals(field, values[field], serverValues[field]));

/** Local changes that autosave does not send. */
export const unconfirmedChanges = <Values extends object>(draft: Draft<Values>, policy: DraftPolicy<Values>) =>
  pickFields<Values>(unsavedChanges(draft, policy), (field) => draft.fieldsToConfirm.includes(field));

export const isEmptyObject = (object: object): boolean => Object.keys(object).length === 0;

/** Whether the server is known to hold all changes, those of other tabs included. */
export const isDraftSaved = <Values extends object>(draft: Draft<Values>, policy: DraftPolicy<Values>): boolean =>
  draft.inFlight === null && draft.otherTabVersions.length === 0 && isEmptyObject(unsavedChanges(draft, policy));

/** Messages of the policy, and those of the server for values that have not changed since, nor those judged with them. */
export function collectValidationMessages<Values extends object>(
  draft: Draft<Values>,
  policy: DraftPolicy<Values>,
): ValidationMessages {
  const { judgedTogether = [] } = policy;
  const rejected = Object.entries(draft.rejected).filter(([path, { values }]) => {
    const field = rootField(path);
    const judged: readonly string[] = judgedTogether.some((name) => name === field) ? judgedTogether : [field];
    return judged.every((name) => Object.is(Reflect.get(draft.values, name), Reflect.get(values, name)));
  });
  return {
    ...Object.fromEntries(rejected.map(([path, { message }]) => [path, message])),
    ...policy.validate(unsavedChanges(draft, policy)),
  };
}

/**
 * The next changes to send: unanswered ones, else all valid changes that need no decision or confirmation. Null if there
 * are none.
 */
export function changesToSend<Values extends object>(
  draft: Draft<Values>,
  policy: DraftPolicy<Values>,
): Partial<Values> | null {
  if (draft.inFlight) return draft.inFlight;
  const invalid = new Set(Object.keys(collectValidationMessages(draft, policy)).map(rootField));
  const isUndecided = (field: string) =>
    [draft.remoteConflicts, ...draft.otherTabVersions].some((version) => field in version);
  const changes = pickFields<Values>(
    unsavedChanges(draft, policy),
    (field) => !invalid.has(field) && !isUndecided(field) && !draft.fieldsToConfirm.includes(field),
  );
  return isEmptyObject(changes) ? null : changes;
}

export const editDraft = <Values extends object>(draft: Draft<Values>, changes: Partial<Values>): Draft<Values> => ({
  ...draft,
  values: { ...draft.values, ...changes },
});

export const markInFlight = <Values extends object>(
  draft: Draft<Values>,
  inFlight: Partial<Values>,
): Draft<Values> => ({
  ...draft,
  inFlight,
});

/** The server has stored the sent changes. Local values stay as typed, also where the server has trimmed them. */
export function markSaved<Values extends object>(
  draft: Draft<Values>,
  snapshot: ServerSnapshot<Values>,
  { equals }: DraftPolicy<Values>,
): Draft<Values> {
  const { values, serverValues } = draft;
  const isRemoteChange = (field: FieldName<Values>) =>
    equals(field, values[field], serverValues[field]) && !equals(field, snapshot.values[field], serverValues[field]);
  return {
    ...draft,
    values: { ...values, ...pickFields<Values>(snapshot.values, isRemoteChange) },
    serverValues: { ...snapshot.values, ...draft.inFlight },
    updatedAt: snapshot.updatedAt,
    fieldsToConfirm: snapshot.fieldsToConfirm ?? [],
    inFlight: null,
  };
}

/** The server has refused the values at these paths; the other sent changes are sent again without them. */
export function markRejected<Values extends object>(draft: Draft<Values>, messages: ValidationMessages): Draft<Values> {
  const values = { ...draft.values, ...draft.inFlight };
  const rejected = Object.entries(messages).map(([path, message]) => [path, { values, message }] as const);
  return { ...draft, rejected: { ...draft.rejected, ...Object.fromEntries(rejected) }, inFlight: null };
}

type SchemaShape = Readonly<Record<string, z.ZodType>>;

/** Compares and validates each field with its own zod schema, in a chunk of its own. */
export function createSchemaPolicy(loadShape: () => Promise<SchemaShape>): Pick<DraftPolicy<object>, 'validate'> & {
  load(): Promise<void>;
  equals(field: string, a: unknown, b: unknown): boolean;
} {
  let shape: SchemaShape = {};
  return {
    load: async () => {
      shape = await loadShape();
    },
    equals: (field, a, b) => {
      if (JSON.stringify(normalizeText(a)) === JSON.stringify(normalizeText(b))) return true;
      const [first, second] = [shape[field]?.safeParse(a), shape[field]?.safeParse(b)];
      return (
        first?.success === true &&
        second?.success === true &&
        JSON.stringify(first.data) === JSON.stringify(second.data)
      );
    },
    validate: (changes) => {
      const messages: Record<string, string> = {};
      for (const [field, value] of Object.entries(changes)) validateField(shape, field, value, messages);
      return messages satisfies ValidationMessages;
    },
  };
}

/** Adds the first message of each path. */
function validateField(shape: SchemaShape, field: string, value: unknown, messages: Record<string, string>): void {
  for (const { path, message } of shape[field]?.safeParse(value).error?.issues ?? [])
    messages[[field, ...path].join('.')] ??= message;
}

const normalizeText = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value;
