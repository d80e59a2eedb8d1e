import { createHash } from 'node:crypto';
import type {
  NumberTolerance,
  ProcedureRule,
  QuestionContent,
} from '../../../../schema/contract/grading/questions/question';
import type { BilingualText } from '../../bilingualText';
import type { DemoQuestion } from './types';

/** Why a wrong option is wrong. */
interface NoteContent extends BilingualText {
  /** Name of the wrong idea, if it is a common one. */
  idea?: BilingualText;
  /** Second of the video of the question's lesson. */
  second?: number;
}

interface OptionContent extends BilingualText {
  note?: NoteContent;
}

interface QuestionBase {
  /** Unique among all demo questions; the `clientKey` follows from it, so it never changes. */
  name: string;
  topic: BilingualText;
  /** English title of the lesson that answers the question. */
  lesson: string;
  text: BilingualText;
  /** Explanation of the answer. */
  why: BilingualText;
  points?: number;
  isCritical?: true;
}

type Options<Id extends string> = Readonly<Record<Id, OptionContent>>;

/** UUID of version 8, made of the name. */
function toClientKey(name: string): string {
  const hex = createHash('sha256').update(`demo question ${name}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}

const toText = ({ en, ar }: BilingualText) => ({ text: en, textAr: ar });

const toOptions = (options: Options<string>) =>
  Object.entries(options).map(([id, option]) => ({ id, ...toText(option) }));

const toNotes = (lesson: string, options: Options<string>) =>
  Object.entries(options).flatMap(([option, { note }]) =>
    note
      ? {
          option,
          ...toText(note),
          misconception: note.idea?.en ?? '',
          misconceptionAr: note.idea?.ar ?? '',
          lessonTitle: lesson,
          second: note.second ?? null,
        }
      : [],
  );

const toQuestion = (base: QuestionBase, content: QuestionContent, options: Options<string> = {}): DemoQuestion => ({
  ...content,
  clientKey: toClientKey(base.name),
  feedback: { explanation: base.why.en, explanationAr: base.why.ar, notes: toNotes(base.lesson, options) },
  tags: [base.topic.ar],
  points: base.points ?? 1,
  isCritical: base.isCritical ?? false,
});

/** One right option of several. */
export function single<Id extends string>(
  question: QuestionBase & { options: Options<Id>; right: NoInfer<Id> },
): DemoQuestion {
  const body = { ...toText(question.text), options: toOptions(question.options) };
  return toQuestion(question, { kind: 'single', body, key: { option: question.right } }, question.options);
}

/** Several right options; part of them earns part of the points, unless `scoring` says otherwise. */
export function multiple<Id extends string>(
  question: QuestionBase & { options: Options<Id>; right: readonly NoInfer<Id>[]; scoring?: 'all' },
): DemoQuestion {
  const body = { ...toText(question.text), options: toOptions(question.options) };
  const key = { options: question.right, scoring: question.scoring ?? ('partial' as const) };
  return toQuestion(question, { kind: 'multiple', body, key }, question.options);
}

/** A statement that is true or false. */
export const trueFalse = (question: QuestionBase & { isTrue: boolean }): DemoQuestion =>
  toQuestion(question, { kind: 'boolean', body: toText(question.text), key: { isTrue: question.isTrue } });

/** A number; without `unit` a plain one. `units` are offered beside that of the answer. */
export function number(
  question: QuestionBase & {
    value: string;
    unit?: string;
    units?: readonly string[];
    tolerance: NumberTolerance;
  },
): DemoQuestion {
  const { text, value, unit = null, units = [], tolerance } = question;
  const body = { ...toText(text), units };
  return toQuestion(question, { kind: 'number', body, key: { value, unit, tolerance } });
}

export const percent = (value: string): NumberTolerance => ({ kind: 'percent', value });
export const within = (value: string): NumberTolerance => ({ kind: 'absolute', value });

/** A word or two that the learner writes. */
export const shortText = (question: QuestionBase & { accepted: readonly string[] }): DemoQuestion =>
  toQuestion(question, { kind: 'text', body: toText(question.text), key: { accepted: question.accepted } });

/** Options to put in the order of `right`. */
export function order<Id extends string>(
  question: QuestionBase & { options: Options<Id>; right: readonly NoInfer<Id>[] },
): DemoQuestion {
  const body = { ...toText(question.text), options: toOptions(question.options) };
  return toQuestion(question, { kind: 'order', body, key: { options: question.right } }, question.options);
}

/** Each option belongs to one target. */
export function match<Id extends string, Target extends string>(
  question: QuestionBase & {
    options: Options<Id>;
    targets: Options<Target>;
    right: Readonly<Record<NoInfer<Id>, NoInfer<Target>>>;
  },
): DemoQuestion {
  const options = toOptions(question.options);
  const body = { ...toText(question.text), options, targets: toOptions(question.targets) };
  return toQuestion(question, { kind: 'match', body, key: { targets: question.right } }, question.options);
}

/** A place on a picture of `/media/`; coordinates in percent. */
export function hotspot<Id extends string>(
  question: QuestionBase & {
    picture: { file: string; alt: BilingualText };
    places: Readonly<Record<Id, OptionContent & { x: number; y: number }>>;
    right: readonly NoInfer<Id>[];
  },
): DemoQuestion {
  const { text, picture, places, right } = question;
  const body = {
    ...toText(text),
    picture: { url: `/media/${picture.file}`, alt: picture.alt.en, altAr: picture.alt.ar },
    places: Object.entries<OptionContent & { x: number; y: number }>(places).map(([id, place]) => ({
      id,
      ...toText(place),
      x: place.x,
      y: place.y,
    })),
  };
  return toQuestion(question, { kind: 'hotspot', body, key: { places: right } }, places);
}

/** Steps to choose and to put in order, some of which may be traps. */
export function procedure<Id extends string>(
  question: QuestionBase & { steps: Options<Id>; rules: readonly ProcedureRule[] },
): DemoQuestion {
  const body = { ...toText(question.text), options: toOptions(question.steps) };
  return toQuestion(question, { kind: 'procedure', body, key: { rules: question.rules } }, question.steps);
}
