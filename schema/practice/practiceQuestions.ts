import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { parseId } from '../core/ids';
import { createQuestionSigner } from '../uploads/lessonFiles';
import { toShownBody } from '../quizzes/attempts/attemptIds';
import { listTexts, orderOf } from '../quizzes/attempts/questions/attemptQuestions';
import { AskedQuestionType, type AskedQuestion } from '../quizzes/attempts/questions/askedQuestion';
import { findVersions } from '../quizzes/attempts/questions/questionVersions';
import { findRound, type CardRow } from './practiceRows';

interface PracticeQuestion extends AskedQuestion {
  questionId: number;
  number: number;
  version: number;
}

const PracticeQuestionType = builder.objectRef<PracticeQuestion>('PracticeQuestion').implement({
  description: 'A question to practice, in its newest version.',
  interfaces: [AskedQuestionType],
  fields: (t) => ({
    id: t.exposeID('questionId', { description: 'Key of the question.' }),
    number: t.exposeInt('number', { description: 'Number of the answer that is asked for.' }),
    version: t.exposeInt('version', { description: 'Number of the version.' }),
  }),
});

const PracticeRoundType = builder.enumType('PracticeRound', {
  description:
    '`weekly`: due questions of passed quizzes, five a week; `free`: each question that may be practiced, those answered wrongly first.',
  values: ['weekly', 'free'] as const,
});

builder.queryField('practiceQuestions', (t) =>
  t.withAuth({ can: 'progress:write' }).field({
    type: [PracticeQuestionType],
    description:
      'At most five questions of a course for the signed-in student to practice: of attempts whose review the quiz shows, while no running attempt asks them. Empty for courses without any, and while practice is off.',
    complexity: { multiplier: 5 },
    args: {
      courseId: t.arg.id({ required: true, description: 'Key of the course.' }),
      round: t.arg({ type: PracticeRoundType, required: true, description: 'Which questions.' }),
    },
    resolve: async (_root, { courseId, round }, context) =>
      toPracticeQuestions(context, await findRound(context.db, context.viewer, parseId(courseId), round === 'weekly')),
  }),
);

async function toPracticeQuestions(context: SignedInContext, cards: readonly CardRow[]): Promise<PracticeQuestion[]> {
  const versions = await findVersions(context.db, cards);
  const questions = cards.flatMap((card) => {
    const version = versions.get(card.versionId);
    if (!version) return [];
    const { questionId, reps: number, version: versionNumber } = card;
    const body = toShownBody(version.body, orderOf(card));
    return [{ questionId, number, version: versionNumber, kind: version.kind, body }];
  });
  const versionIds = cards.map(({ versionId }) => versionId);
  const texts = questions.flatMap(({ body }) => listTexts({ body, review: null }));
  const sign = await createQuestionSigner(context, versionIds, texts);
  return questions.map((question) => ({ ...question, sign }));
}
