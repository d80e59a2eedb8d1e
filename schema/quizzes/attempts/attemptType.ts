import type { Viewer } from '../../core/context';
import type { AttemptTopic } from '../../contract/quizzes';
import { displayName } from '../../contract/text/names/displayName';
import { builder } from '../../core/builder';
import { QuizAttemptStateType } from '../quizEnums';
import type { AttemptQuestion } from './questions/attemptQuestions';
import { isRevealed, type AttemptRow } from './attemptRow';
import { AnswerReviewType } from './review/answerReviewType';
import { AskedQuestionType, signedWith } from './questions/askedQuestion';

const AttemptQuestionType = builder.objectRef<AttemptQuestion>('AttemptQuestion').implement({
  description: 'A question of an attempt, with the latest answer.',
  interfaces: [AskedQuestionType],
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Place in the attempt, from 1.' }),
    points: t.exposeInt('points', { description: 'Points of a fully right answer.' }),
    isCritical: t.exposeBoolean('isCritical', {
      description: 'True if the attempt fails without a fully right answer.',
    }),
  }),
});

/** The answer, and its review. */
builder.objectFields(AttemptQuestionType, (t) => ({
  response: t.field({
    type: 'JSON',
    nullable: true,
    description:
      'The answer that counts, the latest one that was saved in time or accepted afterwards: `{option}`, `{options}`, `{isTrue}`, `{text, unit, reading}`, `{text}`, `{options}`, `{targets}`, `{place}` or `{steps}`, in the order of `QuestionKind`. Null for none.',
    resolve: ({ response }) => response,
  }),
  seq: t.exposeInt('seq', { description: 'Number of the latest save; 0 for none.' }),
  savedAt: t.expose('savedAt', { type: 'DateTime', nullable: true, description: 'Time of the latest save.' }),
  lateResponse: t.field({
    type: 'JSON',
    nullable: true,
    description: 'An answer after the deadline that does not count, of the shape of `response`; null for none.',
    resolve: ({ lateResponse }) => lateResponse,
  }),
  lateSavedAt: t.expose('lateSavedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Time of the latest save after the deadline; null for none that does not count.',
  }),
  correctedAt: t.expose('correctedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Time at which the answer was marked by a correction, whose question is shown; null otherwise.',
  }),
  review: t.field({
    type: AnswerReviewType,
    nullable: true,
    description: 'What was right; null while it is not revealed.',
    resolve: ({ review, sign }) => review && signedWith(sign)(review),
  }),
}));

/** An attempt; questions are read with one attempt alone, never with a list. */
export type Attempt = AttemptRow & { viewer: Viewer; questions: AttemptQuestion[]; isNew?: boolean };

export const AttemptTopicType = builder.objectRef<AttemptTopic>('AttemptTopic').implement({
  description: 'The result of the questions with a tag.',
  fields: (t) => ({
    tag: t.exposeString('tag', { description: 'The tag.' }),
    name: t.string({
      description: 'English name that the tag had at the marking; the tag without one.',
      resolve: ({ tag, name = tag }) => name,
    }),
    nameAr: t.string({ description: 'The same in Arabic.', resolve: ({ tag, nameAr = tag }) => nameAr }),
    percent: t.exposeInt('percent', { description: 'Share of their points, in percent, rounded down.' }),
  }),
});

export const QuizAttemptType = builder.objectRef<Attempt>('QuizAttempt').implement({
  description: 'A try of a learner at a quiz. Its questions and its deadline are fixed at the start.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    lessonId: t.exposeID('quizId', { description: 'Key of the lesson of the quiz.' }),
    enrollmentId: t.exposeID('enrollmentId', { description: 'Key of the enrollment.' }),
    studentName: t.string({
      description: 'First and last name of the learner.',
      resolve: (attempt) => displayName(attempt, 'en'),
    }),
    studentNameAr: t.string({
      description: 'The same for texts in Arabic.',
      resolve: (attempt) => displayName(attempt, 'ar'),
    }),
    number: t.exposeInt('number', { description: 'First, second … attempt of the learner.' }),
    state: t.expose('state', { type: QuizAttemptStateType, description: 'State of the attempt.' }),
    isNew: t.boolean({
      description: 'True in the answer of the call that started the attempt.',
      resolve: ({ isNew = false }) => isNew,
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'Time of the start.' }),
    deadlineAt: t.expose('deadlineAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'End of the time; answers count until 30 seconds after it. It may only be put off. Null without a time limit.',
    }),
    remainingSeconds: t.exposeInt('remainingSeconds', {
      nullable: true,
      description: 'Seconds until the deadline by the clock of the server; null without one and after the end.',
    }),
    savedAt: t.expose('savedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the latest save; null before.',
    }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the end; null before.',
    }),
    passPercent: t.exposeInt('passPercent', { description: 'Percent of the points that pass, as of the start.' }),
    maxPoints: t.exposeInt('maxPoints', { description: 'Points of all questions.' }),
    lateAcceptedAt: t.expose('lateAcceptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time from which the answers after the deadline count, too; null while they do not.',
    }),
    score: t.exposeString('score', {
      nullable: true,
      description: 'Points as a decimal number with at most three places; null before the end.',
    }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'The exact score in percent, rounded down; null before the end.',
    }),
    criticalMissed: t.int({
      nullable: true,
      description: 'Number of critical questions without a fully right answer; null before the end.',
      resolve: ({ criticalMissed, percent }) => (percent === null ? null : criticalMissed),
    }),
    isRevealed: t.boolean({
      description: 'True if questions carry a review.',
      resolve: (attempt) => isRevealed(attempt, attempt.viewer),
    }),
    topics: t.field({
      type: [AttemptTopicType],
      nullable: true,
      // With one question of a tag, its result says whether the answer was right.
      description: 'Results by the tags of the questions; null while the questions carry no review.',
      complexity: { multiplier: 10 },
      resolve: (attempt) => (isRevealed(attempt, attempt.viewer) ? attempt.topics : null),
    }),
    questions: t.field({
      type: [AttemptQuestionType],
      description: 'The questions in their order; empty in lists of attempts.',
      complexity: { multiplier: 30 },
      resolve: ({ questions }) => questions,
    }),
  }),
});
