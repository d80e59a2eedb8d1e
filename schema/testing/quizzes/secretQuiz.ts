import type { PrismaClient } from '../../../prisma/generated/client';
import { questionKinds, type QuestionContent, type QuestionFeedback } from '../../contract/grading/questions/question';
import { createQuizFixtures, createQuizScene, sampleContents } from './quizFixtures';

/** In every explanation, note and accepted text of the quiz, and nowhere else. */
export const secretKey = 'CANARY-of-keys';

/** Ids of the bank, whose order is often the right one, begin so. */
export const bankIdPattern = /zq7[a-d]/;

/** Gives options, targets, places and steps, and what the key says of them, ids that can be found. */
function withSecretIds(value: unknown): unknown {
  const rename = (text: string) => (/^[a-d]$/.test(text) ? `zq7${text}` : text);
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map(withSecretIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [rename(name), withSecretIds(each)]));
}

const note = {
  text: `${secretKey} note`,
  textAr: secretKey,
  misconception: `${secretKey} idea`,
  misconceptionAr: secretKey,
};
const feedback: QuestionFeedback = {
  explanation: `${secretKey} explanation`,
  explanationAr: secretKey,
  notes: ['a', 'b', 'c', 'd'].map((option) => ({ ...note, option: `zq7${option}`, lessonId: null, second: null })),
};

/** A scene of a quiz with a question of each kind; its keys, explanations, notes and ids are secret. */
export async function createSecretQuiz(db: PrismaClient, rules: Parameters<typeof createQuizScene>[1]) {
  const scene = await createQuizScene(db, rules, []);
  const { createQuestion } = createQuizFixtures(db);
  const questionIds: number[] = [];
  for (const [index, kind] of questionKinds.entries()) {
    const content = withSecretIds(sampleContents[kind]) as QuestionContent;
    if (content.kind === 'text') content.key = { accepted: ['multimeter', secretKey] };
    const { id: questionId } = await createQuestion(scene.course.id, content, { feedback, tags: ['safety'] });
    questionIds.push(questionId);
    await db.quizSlot.create({ data: { quizId: scene.lessonId, position: index + 1, questionId } });
  }
  return { ...scene, questionIds, staff: { trainer: scene.trainer, admin: scene.admin } };
}
