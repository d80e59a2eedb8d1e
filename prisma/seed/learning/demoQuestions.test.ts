import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { correctResponse, gradeResponse } from '../../../schema/contract/grading/gradeResponse';
import { parseQuestionContent } from '../../../schema/contract/grading/questions/parseQuestionContent';
import { questionKinds, type QuestionOption } from '../../../schema/contract/grading/questions/question';
import { parseRichText } from '../../../schema/richText/parseRichText';
import type { BilingualText } from '../bilingualText';
import { demoQuizzes } from '../content/questions/index';
import { topics } from '../content/questions/topics';
import type { DemoQuestion } from '../content/questions/types';
import { demoCourses } from './courses';

const questions = demoQuizzes.flatMap((quiz) => quiz.questions);
const rows = questions.map((question) => [question.body.text.slice(0, 60), question] as const);

const questionsOf = <Kind extends DemoQuestion['kind']>(kind: Kind) =>
  questions.filter((question): question is Extract<DemoQuestion, { kind: Kind }> => question.kind === kind);

const optionsOf = ({ body }: DemoQuestion): readonly QuestionOption[] => [
  ...('options' in body ? body.options : []),
  ...('targets' in body ? body.targets : []),
  ...('places' in body ? body.places : []),
];

test('each demo course has one quiz of at least ten questions', () => {
  expect(demoQuizzes.map(({ course }) => course)).toEqual(demoCourses.map(({ slug }) => slug));
  for (const quiz of demoQuizzes) expect(quiz.questions.length, quiz.course).toBeGreaterThanOrEqual(10);
});

test('each kind of question occurs at least five times', () => {
  for (const kind of questionKinds) expect(questionsOf(kind).length, kind).toBeGreaterThanOrEqual(5);
  expect(questionsOf('number').filter(({ key }) => key.unit !== null).length).toBeGreaterThanOrEqual(15);
  expect(questions.filter(({ isCritical }) => isCritical).length).toBeGreaterThanOrEqual(12);
  expect(questions.filter(({ feedback }) => feedback.notes.length > 0).length).toBeGreaterThanOrEqual(30);
});

test('keys of questions are UUIDs of their own', () => {
  const keys = questions.map(({ clientKey }) => clientKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(z.uuid().safeParse(key).success, key).toBe(true);
});

test.each(rows)('"%s" is complete, and its correct answer is right', (_text, question) => {
  const { kind, body, key, feedback } = question;
  expect(parseQuestionContent({ kind, body, key, feedback }).issues).toBeNull();
  expect(gradeResponse(question, correctResponse(question))).toMatchObject({ verdict: 'right' });
  expect(gradeResponse(question, null)).toMatchObject({ verdict: 'blank', numerator: 0 });
});

const arabicLetter = /[\u0621-\u064A]/;
/** Names, signs and amounts, which are the same in both languages. */
const isNeutral = ({ en, ar }: BilingualText): boolean => en === ar;

const textsOf = (question: DemoQuestion): BilingualText[] => {
  const { body, feedback } = question;
  const statements = [body, ...optionsOf(question), ...feedback.notes].map(({ text, textAr }) => ({
    en: text,
    ar: textAr,
  }));
  const misconceptions = feedback.notes.map((note) => ({ en: note.misconception, ar: note.misconceptionAr }));
  return [
    ...statements,
    ...misconceptions.filter(({ en, ar }) => en !== '' || ar !== ''),
    { en: feedback.explanation, ar: feedback.explanationAr },
    ...('picture' in body ? [{ en: body.picture.alt, ar: body.picture.altAr }] : []),
  ];
};

/** Characters outside of formulas. */
const removeFormulas = (text: string): string => text.replace(/\$[^$]*\$/g, '');

test.each(rows)('"%s" has its texts in Arabic and English', (_text, question) => {
  for (const text of textsOf(question)) {
    expect(text.en.trim(), text.ar).not.toBe('');
    expect(arabicLetter.test(text.en), text.en).toBe(false);
    if (!isNeutral(text) && /[a-z]{3}/i.test(removeFormulas(text.en)))
      expect(removeFormulas(text.ar), text.en).toMatch(arabicLetter);
  }
});

test.each(rows)('the formulas and tables of "%s" are readable', (_text, question) => {
  for (const text of textsOf(question).flatMap(({ en, ar }) => [en, ar])) {
    const blocks = JSON.stringify(parseRichText(text));
    // A formula or a table that cannot be read stays in the text as it was typed.
    expect(blocks).not.toContain('$');
    expect(blocks).not.toContain('| ---');
    if (text.includes('$')) expect(blocks).toContain('"formula"');
    if (text.includes('| ---')) expect(blocks).toContain('"table"');
  }
});

test.each(demoQuizzes.map((quiz) => [quiz.course, quiz] as const))(
  'notes of %s name lessons of the course and seconds of their videos',
  (course, quiz) => {
    const lessons = demoCourses.find(({ slug }) => slug === course)?.lessons ?? [];
    for (const note of quiz.questions.flatMap(({ feedback }) => feedback.notes)) {
      const lesson = lessons.find(({ title, isDraft }) => title.en === note.lessonTitle && !isDraft);
      expect(lesson, note.lessonTitle).toBeDefined();
      if (note.second === null) continue;
      expect(lesson?.video, note.lessonTitle).toBeDefined();
      expect(note.second).toBeLessThan(24);
    }
  },
);

test('tags are topics that have a name in both languages', () => {
  const names = new Set<string>(Object.values(topics).map(({ ar }) => ar));
  expect(names.size).toBe(Object.keys(topics).length);
  for (const { tags } of questions) for (const tag of tags) expect(names).toContain(tag);
});

test('neither the place nor the length of an option gives the right one away', () => {
  const singles = questionsOf('single').map(({ body: { options }, key }) => ({
    place: options.findIndex(({ id }) => id === key.option),
    isLongest: options.every(
      ({ id, text }) => id === key.option || text.length < (options.find((o) => o.id === key.option)?.text.length ?? 0),
    ),
  }));
  for (const place of [0, 1, 2, 3]) {
    const share = singles.filter((single) => single.place === place).length / singles.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.35);
  }
  expect(singles.filter(({ isLongest }) => isLongest).length / singles.length).toBeLessThan(0.35);
  const statements = questionsOf('boolean');
  expect(Math.abs(statements.filter(({ key }) => key.isTrue).length / statements.length - 0.5)).toBeLessThan(0.2);
});

test('options to order, to match and to sequence are not listed in their right order', () => {
  for (const question of [...questionsOf('order'), ...questionsOf('procedure')]) {
    const response = correctResponse(question);
    const right =
      response && 'options' in response ? response.options : response && 'steps' in response ? response.steps : [];
    const listed = question.body.options.map(({ id }) => id).filter((id) => right.includes(id));
    expect(listed, question.body.text).not.toEqual(right);
    expect([...right].sort()).not.toEqual(right);
  }
  for (const { body, key } of questionsOf('match'))
    expect(body.options.map(({ id }) => key.targets[id])).not.toEqual(
      body.targets.slice(0, body.options.length).map(({ id }) => id),
    );
});

test('a step that must never occur makes a whole procedure wrong', () => {
  for (const question of questionsOf('procedure')) {
    const response = correctResponse(question);
    const steps = response && 'steps' in response ? response.steps : [];
    for (const rule of question.key.rules.filter(({ kind, isFatal }) => kind === 'never' && isFatal))
      expect(gradeResponse(question, { steps: [...steps, rule.step] })).toMatchObject({
        verdict: 'wrong',
        numerator: 0,
      });
  }
});

test('marks are inside pictures that exist, a finger apart at 320 pixels', () => {
  for (const { body } of questionsOf('hotspot')) {
    expect(existsSync(`web/public${body.picture.url}`), body.picture.url).toBe(true);
    for (const place of body.places) {
      for (const side of [place.x, place.y]) {
        expect(side).toBeGreaterThan(5);
        expect(side).toBeLessThan(95);
      }
      for (const other of body.places.filter(({ id }) => id !== place.id))
        expect(Math.hypot((place.x - other.x) * 3.2, (place.y - other.y) * 2), place.text).toBeGreaterThanOrEqual(24);
    }
  }
});
