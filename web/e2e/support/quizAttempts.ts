import type { APIRequestContext } from '@playwright/test';
import { sendGraphql } from './graphql';

/** Ends an attempt of the student of the request context; questions without a response, in the order of the quiz, stay blank. */
export async function submitResponses(
  request: APIRequestContext,
  lessonId: string,
  responses: readonly object[],
): Promise<void> {
  const start = 'mutation ($lessonId: ID!) { startQuizAttempt(lessonId: $lessonId) { id questions { position } } }';
  const started = await sendGraphql<{ startQuizAttempt: { id: string; questions: { position: number }[] } }>(
    request,
    start,
    { lessonId },
  );
  const { id, questions } = started.data.startQuizAttempt;
  const answers = responses.map((response, index) => ({ position: questions[index]?.position, seq: 1, response }));
  const save =
    'mutation ($id: ID!, $answers: [QuizAnswerInput!]!) { saveQuizAnswers(attemptId: $id, answers: $answers) { isLate } }';
  if (answers.length > 0) await sendGraphql(request, save, { id, answers });
  await sendGraphql(request, 'mutation ($id: ID!) { submitQuizAttempt(attemptId: $id) { state } }', { id });
}
