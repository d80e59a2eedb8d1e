import type { APIRequestContext } from '@playwright/test';
import { demoQuizzes } from '../../../prisma/seed/content/questions';
import type { QuestionContent } from '../../../schema/contract/grading/questions/question';
import { correctResponse } from '../../../schema/contract/grading/gradeResponse';
import { sendGraphql } from './graphql';

interface ShownOption {
  id: string;
  text: string;
}

interface ShownQuestion {
  position: number;
  kind: string;
  text: string;
  options: ShownOption[] | null;
  targets: ShownOption[] | null;
  places: ShownOption[] | null;
}

const start = `mutation ($lessonId: ID!) { startQuizAttempt(lessonId: $lessonId) {
  id questions { position kind text options { id text } targets { id text } places { id text } } } }`;
const save = `mutation ($id: ID!, $answers: [QuizAnswerInput!]!) {
  saveQuizAnswers(attemptId: $id, answers: $answers) { isLate } }`;
const submit = 'mutation ($id: ID!) { submitQuizAttempt(attemptId: $id) { state } }';

const demoQuestions: readonly QuestionContent[] = demoQuizzes.flatMap(({ questions }) => questions);

/** The id that an attempt shows for an option of the bank, found by its English text. */
const shownId = (stored: readonly ShownOption[], shown: readonly ShownOption[] | null, id: string): string =>
  shown?.find(({ text }) => text === stored.find((option) => option.id === id)?.text)?.id ?? '';

/** The right response to a question of an attempt. */
function rightResponse(question: ShownQuestion): object {
  const content = demoQuestions.find(({ kind, body }) => kind === question.kind && body.text === question.text);
  const response = content && correctResponse(content);
  if (!content || !response) throw new Error(`No demo question: ${question.text}`);
  const { body } = content;
  const option = (id: string) => ('options' in body ? shownId(body.options, question.options, id) : id);
  const target = (id: string) => ('targets' in body ? shownId(body.targets, question.targets, id) : id);
  if ('option' in response) return { option: option(response.option) };
  if ('options' in response) return { options: response.options.map(option) };
  if ('steps' in response) return { steps: response.steps.map(option) };
  if ('place' in response && 'places' in body) return { place: shownId(body.places, question.places, response.place) };
  if (!('targets' in response)) return response;
  return { targets: Object.fromEntries(Object.entries(response.targets).map(([id, to]) => [option(id), target(to)])) };
}

/** Passes the quiz of a demo course as the student of the request context. */
export async function passDemoQuiz(request: APIRequestContext, lessonId: string): Promise<void> {
  const started = await sendGraphql<{ startQuizAttempt: { id: string; questions: ShownQuestion[] } }>(request, start, {
    lessonId,
  });
  const { id, questions } = started.data.startQuizAttempt;
  const answers = questions.map((question) => ({
    position: question.position,
    seq: 1,
    response: rightResponse(question),
  }));
  await sendGraphql(request, save, { id, answers });
  const { data } = await sendGraphql<{ submitQuizAttempt: { state: string } }>(request, submit, { id });
  if (data.submitQuizAttempt.state !== 'passed') throw new Error(`The quiz of lesson ${lessonId} was not passed`);
}
