/*
 * Questions of a course's bank, as they are stored in versions: the body is what learners see, the key what only marking, authors
 * and a review read. Ids of options are chosen by the editor and stay the same in all versions of a question.
 */

/** In the order of the editor's menu. */
export const questionKinds = [
  ...(['single', 'multiple', 'boolean', 'number', 'text'] as const),
  ...(['order', 'match', 'hotspot', 'procedure'] as const),
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A rich text in both languages; one of them may be blank, and the other is shown in its place. */
export interface BilingualText {
  text: string;
  textAr: string;
}

/** A choice, an item to put in order, a side of a pair, or a step of a procedure. */
export interface QuestionOption extends BilingualText {
  /** 1 to 8 characters of a-z and 0-9, unique in its question. */
  id: string;
}

/** A numbered mark on a picture. `text` describes the place for those who do not see it, without giving the answer away. */
export interface PicturePlace extends QuestionOption {
  /** Percent of the picture's width and height, from the upper left corner in both languages. */
  x: number;
  y: number;
}

export interface QuestionPicture {
  /** `/media/uploads/<key>` or `/media/…` of the site itself. */
  url: string;
  /** Alternative text. */
  alt: string;
  altAr: string;
}

type WithOptions = BilingualText & { options: readonly QuestionOption[] };

/** What a learner may see of a question. */
export interface QuestionBodies {
  single: WithOptions;
  multiple: WithOptions;
  boolean: BilingualText;
  /** `units`: ids of the units that are offered (`units.ts`); none for a plain number. */
  number: BilingualText & { units: readonly string[] };
  text: BilingualText;
  order: WithOptions;
  /** Each option belongs to one target; there may be more targets than options. */
  match: WithOptions & { targets: readonly QuestionOption[] };
  hotspot: BilingualText & { picture: QuestionPicture; places: readonly PicturePlace[] };
  /** Some of the steps may be traps. */
  procedure: WithOptions;
}

export type NumberTolerance =
  /** Decimal texts; the bounds count as right. */
  | { kind: 'absolute' | 'percent'; value: string }
  /** Right if it agrees with the expected number when both are rounded to so many significant digits. */
  | { kind: 'digits'; value: number };

/** A rule that a sequence of steps keeps or breaks. A broken fatal rule makes the whole answer wrong. */
export type ProcedureRule = { isFatal: boolean } & (
  | { kind: 'required'; step: string }
  /** If both occur; a missing step is the matter of `required`. A fatal one is broken, too, if `other` occurs without the step. */
  | { kind: 'before'; step: string; other: string }
  /** The step must not occur after `since`, unless `until` occurred in between; without `since` never at all. */
  | { kind: 'never'; step: string; since: string | null; until: string | null }
);

/** What decides whether a response is right. */
export interface QuestionKeys {
  single: { option: string };
  /** `partial`: right minus wrong choices, in proportion to the right ones, at least 0. `all`: every choice must be right. */
  multiple: { options: readonly string[]; scoring: 'partial' | 'all' };
  boolean: { isTrue: boolean };
  /** `value`: decimal text, '1.2340' in place of '1.234', which can be 1234; `unit`: id of its unit, null for a plain number. */
  number: { value: string; unit: string | null; tolerance: NumberTolerance };
  /** Accepted answers in any language, compared without case, marks and articles. */
  text: { accepted: readonly string[] };
  /** All options in their right order. */
  order: { options: readonly string[] };
  /** Target by option. */
  match: { targets: Readonly<Record<string, string>> };
  /** Any of these places is right. */
  hotspot: { places: readonly string[] };
  procedure: { rules: readonly ProcedureRule[] };
}

/** What a learner answers; null in its place for no answer. */
export interface QuestionResponses {
  single: { option: string };
  multiple: { options: readonly string[] };
  boolean: { isTrue: boolean };
  /**
   * `text` as typed, perhaps with the unit. `unit`: the one chosen beside it. `reading`: how an ambiguous separator was meant, once
   * the learner was asked.
   */
  number: { text: string; unit: string | null; reading: 'decimal' | 'grouped' | null };
  text: { text: string };
  order: { options: readonly string[] };
  match: { targets: Readonly<Record<string, string>> };
  hotspot: { place: string };
  /** The steps in the order in which they are done; others are left out. */
  procedure: { steps: readonly string[] };
}

/** Body and key of one kind; `QuestionContent` is the union over all kinds. */
export type QuestionContentOf<Kind extends QuestionKind> = {
  [K in Kind]: { kind: K; body: QuestionBodies[K]; key: QuestionKeys[K] };
}[Kind];
export type QuestionContent = QuestionContentOf<QuestionKind>;

export type QuestionBody = QuestionBodies[QuestionKind];
export type QuestionResponse = QuestionResponses[QuestionKind];

/** Shown with a reviewed answer where the learner has chosen the option. */
export interface OptionNote extends BilingualText {
  option: string;
  /** Name of the wrong idea behind the choice; blank for none. */
  misconception: string;
  misconceptionAr: string;
  /** The lesson, and the second of its video, that mends it. */
  lessonId: number | null;
  second: number | null;
}

/** What the review of an answer tells. */
export interface QuestionFeedback {
  explanation: string;
  explanationAr: string;
  notes: readonly OptionNote[];
}
