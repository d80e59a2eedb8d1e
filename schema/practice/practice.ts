import { builder } from '../core/builder';
import { EnrollmentType } from '../learning/enrollment';
import { readPractices, type PracticeRow } from './practiceRows';

const PracticeFreshnessType = builder.enumType('PracticeFreshness', {
  description:
    '`fresh`: what a passed quiz asked is known; `fading`: a right answer to some question is less likely than 95 %; `due`: less likely than 90 %, or never repeated, and a question of this week waits.',
  values: ['fresh', 'fading', 'due'] as const,
});

/** Once the questions of the week are answered, nothing is due before the next week. */
function findFreshness({ refresherCount, roundCount, fadingCount }: PracticeRow): 'fresh' | 'fading' | 'due' | null {
  if (refresherCount === 0) return null;
  if (roundCount > 0) return 'due';
  return fadingCount > 0 ? 'fading' : 'fresh';
}

export const PracticeType = builder.objectRef<PracticeRow>('Practice').implement({
  description: 'What a student can practice in a course. Practice changes no attempt, no progress and no certificate.',
  fields: (t) => ({
    id: t.exposeID('key', { description: 'Key of the enrollment.' }),
    isOn: t.exposeBoolean('isOn', { description: 'False while the student has turned practice off.' }),
    freshness: t.field({
      type: PracticeFreshnessType,
      nullable: true,
      description:
        'Whether what was passed is still known; null while nothing is passed or revealed, or practice is off.',
      resolve: findFreshness,
    }),
    questionCount: t.exposeInt('questionCount', { description: 'Questions that can be practiced now.' }),
    wrongCount: t.exposeInt('wrongCount', { description: 'Those of them whose latest answer was not right.' }),
    roundCount: t.exposeInt('roundCount', {
      description: 'Questions that wait for an answer this week; a course has five a week.',
    }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time from which the next question of a weekly round waits, in the past if one waits; null for none.',
    }),
  }),
});

builder.prismaObjectField(EnrollmentType, 'practice', (t) =>
  t.field({
    type: PracticeType,
    nullable: true,
    description:
      'What the signed-in student can practice in the course of an own open enrollment; null before there was a question, and for others.',
    select: { id: true, studentId: true },
    resolve: async ({ id, studentId }, _args, context) =>
      context.viewer?.id === studentId ? ((await readPractices(context, [id])).get(id) ?? null) : null,
  }),
);
