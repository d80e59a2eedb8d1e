import { z } from 'zod';
import type {
  ProcedureRule,
  QuestionBodies,
  QuestionFeedback,
  QuestionKeys,
  QuestionKind,
} from '../../../../schema/contract/grading/questions/question';
import { sortByIds } from '../../../../schema/contract/sortByIds';
import { formatCommaList } from '../../../../schema/contract/text/commaSeparatedList';
import { readNumber } from '../../../../schema/contract/grading/numbers/readNumber';
import {
  blankPicture,
  type NoteValues,
  type OptionValues,
  type QuestionValues,
  type RuleValues,
} from './questionValues';
import { parseSeconds } from './answerFields/parseSeconds';
import { formatTimestamp } from '../../../../schema/contract/text/format/formatTimestamp';

/** A question as its draft stores it, complete or not. */
interface QuestionDraftContent {
  kind: QuestionKind;
  body: unknown;
  key: unknown;
  feedback: unknown;
}

const text = z.string().catch('');
const texts = z.array(z.string()).catch([]);
const id = z
  .string()
  .nullable()
  .catch(null)
  .transform((value) => value ?? '');
const option = z.object({ id: z.string(), text, textAr: text });

/*
 * The schemas read any draft: what is missing, or belongs to another kind, is blank.
 */
const storedBody = z.object({
  text,
  textAr: text,
  options: z.array(option).catch([]),
  targets: z.array(option).catch([]),
  units: texts,
  picture: z.object({ url: text, alt: text, altAr: text }).catch(blankPicture),
  places: z.array(option.extend({ x: z.number().catch(50), y: z.number().catch(50) })).catch([]),
});

const storedKey = z.object({
  option: text,
  options: texts,
  scoring: z.enum(['partial', 'all']).catch('partial'),
  isTrue: z.boolean().nullable().catch(null),
  value: text,
  unit: id,
  tolerance: z
    .object({
      kind: z.enum(['absolute', 'percent', 'digits']),
      value: z.union([z.string(), z.number().transform(String)]).catch(''),
    })
    .catch({ kind: 'absolute', value: '0' }),
  accepted: texts,
  targets: z.record(z.string(), z.string()).catch({}),
  places: texts,
  rules: z
    .array(
      z.object({
        kind: z.enum(['required', 'before', 'never']),
        isFatal: z.boolean().catch(false),
        step: id,
        other: id,
        since: id,
        until: id,
      }),
    )
    .catch([]),
});

const storedFeedback = z.object({
  explanation: text,
  explanationAr: text,
  notes: z
    .array(
      z.object({
        option: text,
        text,
        textAr: text,
        misconception: text,
        misconceptionAr: text,
        lessonId: z.number().nullable().catch(null),
        second: z.number().nullable().catch(null),
      }),
    )
    .catch([]),
});

const toObject = (json: unknown): object =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};

/** The form of a stored draft. */
export function toQuestionValues({ kind, ...draft }: QuestionDraftContent, tags: readonly string[]): QuestionValues {
  const body = storedBody.parse(toObject(draft.body));
  const key = storedKey.parse(toObject(draft.key));
  const { notes, ...explanation } = storedFeedback.parse(toObject(draft.feedback));
  const correct = { single: [key.option].filter(Boolean), multiple: key.options, hotspot: key.places };
  return {
    kind,
    text: body.text,
    textAr: body.textAr,
    options: kind === 'order' ? sortByIds(body.options, key.options) : body.options,
    correct: kind === 'single' || kind === 'multiple' || kind === 'hotspot' ? correct[kind] : [],
    scoring: key.scoring,
    isTrue: key.isTrue,
    value: key.value,
    unit: key.unit,
    units: body.units.filter((unit) => unit !== key.unit),
    toleranceKind: key.tolerance.kind,
    toleranceValue: key.tolerance.value,
    accepted: key.accepted,
    targets:
      kind === 'match'
        ? sortByIds(
            body.targets,
            body.options.map((each) => key.targets[each.id] ?? ''),
          )
        : [],
    targetOf: key.targets,
    picture: body.picture,
    places: body.places,
    rules: key.rules,
    ...explanation,
    notes: notes.map(({ lessonId, second, ...note }) => ({
      ...note,
      lessonId: lessonId === null ? '' : String(lessonId),
      time: second === null ? '' : formatTimestamp(second).replaceAll('\u200E', ''),
    })),
    tags: formatCommaList(tags),
  };
}

/** Learners see the options in this order where nothing is shuffled, so that it must not be that of the answer. */
const sortById = (options: readonly OptionValues[]): OptionValues[] =>
  options.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const textsOf = ({ text: english, textAr }: QuestionValues) => ({ text: english, textAr });
const withOptions = (values: QuestionValues) => ({ ...textsOf(values), options: values.options });

/** The decimal text of a typed number; a text without one clear reading stays as typed. */
export function toDecimalText(typed: string): string {
  const reading = readNumber(typed);
  return reading.kind === 'number' && reading.unitError === null ? reading.value : typed.trim();
}

const toTolerance = ({ toleranceKind, toleranceValue }: QuestionValues): QuestionKeys['number']['tolerance'] =>
  toleranceKind === 'digits'
    ? { kind: toleranceKind, value: Number(toDecimalText(toleranceValue)) || 0 }
    : { kind: toleranceKind, value: toDecimalText(toleranceValue) };

function toRule({ kind, isFatal, step, other, since, until }: RuleValues): ProcedureRule {
  if (kind === 'required') return { kind, isFatal, step };
  if (kind === 'before') return { kind, isFatal, step, other };
  return { kind, isFatal, step, since: since || null, until: until || null };
}

/** The target of each option that has one: options and targets that were removed are left out. */
const targetsOf = ({ options, targets, targetOf }: QuestionValues): Record<string, string> =>
  Object.fromEntries(
    options.flatMap(({ id: optionId }) => {
      const target = targets.find((each) => each.id === targetOf[optionId]);
      return target ? [[optionId, target.id]] : [];
    }),
  );

const nonBlank = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

type ContentOf<Kind extends QuestionKind> = {
  body: QuestionBodies[Kind];
  /** True or false may be open in a draft. */
  key: Kind extends 'boolean' ? { isTrue: boolean | null } : QuestionKeys[Kind];
};

const correctAmong = (rows: readonly OptionValues[], { correct }: QuestionValues): string[] =>
  rows.map((row) => row.id).filter((rowId) => correct.includes(rowId));

const contentOf: { [Kind in QuestionKind]: (values: QuestionValues) => ContentOf<Kind> } = {
  single: (values) => ({
    body: withOptions(values),
    key: { option: correctAmong(values.options, values)[0] ?? '' },
  }),
  multiple: (values) => ({
    body: withOptions(values),
    key: { options: correctAmong(values.options, values), scoring: values.scoring },
  }),
  boolean: (values) => ({ body: textsOf(values), key: { isTrue: values.isTrue } }),
  number: (values) => ({
    body: { ...textsOf(values), units: [...new Set([values.unit, ...values.units].filter(Boolean))] },
    key: { value: toDecimalText(values.value), unit: values.unit || null, tolerance: toTolerance(values) },
  }),
  text: (values) => ({ body: textsOf(values), key: { accepted: nonBlank(values.accepted) } }),
  order: (values) => ({
    body: { ...textsOf(values), options: sortById(values.options) },
    key: { options: values.options.map((each) => each.id) },
  }),
  match: (values) => ({
    body: { ...withOptions(values), targets: sortById(values.targets) },
    key: { targets: targetsOf(values) },
  }),
  hotspot: (values) => ({
    body: { ...textsOf(values), picture: values.picture, places: values.places },
    key: { places: correctAmong(values.places, values) },
  }),
  procedure: (values) => ({ body: withOptions(values), key: { rules: values.rules.map(toRule) } }),
};

const noteTextNames = ['text', 'textAr', 'misconception', 'misconceptionAr'] as const;

/** Whether a note says anything. A lesson alone does, too. */
export const isBlankNote = (note: NoteValues): boolean =>
  noteTextNames.every((name) => note[name].trim() === '') && note.lessonId === '';

/** The notes of the question's wrong options, in their order. */
function toNotes({ kind, options, correct, notes }: QuestionValues): QuestionFeedback['notes'] {
  if (kind !== 'single' && kind !== 'multiple') return [];
  return options.flatMap(({ id: optionId }) => {
    const note = notes.find((each) => each.option === optionId);
    if (!note || isBlankNote(note) || correct.includes(optionId)) return [];
    const { lessonId, time, ...noteTexts } = note;
    return [
      {
        ...noteTexts,
        lessonId: lessonId === '' ? null : Number(lessonId),
        second: lessonId === '' ? null : parseSeconds(time),
      },
    ];
  });
}

/** What is stored of a form: body, key and feedback of its kind. It may be incomplete. */
export const toQuestionContent = (values: QuestionValues) => ({
  kind: values.kind,
  ...contentOf[values.kind](values),
  feedback: { explanation: values.explanation, explanationAr: values.explanationAr, notes: toNotes(values) },
});
