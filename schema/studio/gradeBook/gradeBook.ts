import { findEditableCourse } from '../../catalog/courseEditing/editableCourse';
import { pageSizes } from '../../contract/pageSizes';
import {
  gradeBookSorts,
  learnerStates,
  lessonResultStates,
  stuckFailures,
  stuckReasons,
} from '../../contract/gradeBook';
import { displayName } from '../../contract/text/names/displayName';
import { builder } from '../../core/builder';
import { parseId, parseOptionalId } from '../../core/ids';
import { LessonKindType } from '../../core/scalarsAndEnums';
import { GradeBookStateType } from '../learnerStates';
import type { StuckEnrollment } from '../../learning/stuckEnrollments';
import { boundedCountNote } from '../../paging/countRows';
import { offsetPageArgs, offsetPageComplexity, SortDirectionType, toSkipTake } from '../../paging/offsetPagination';
import { AttemptTopicType } from '../../quizzes/attempts/attemptType';
import { findGradeBookLessons, type GradeBookLesson } from './gradeBookColumns';
import { countGradeBook, findGradeBookIds, type GradeBookListQuery } from './gradeBookIds';
import { findGradeBookRows, type GradeBookRow, type LessonResult } from './gradeBookRows';

const GradeBookLessonType = builder.objectRef<GradeBookLesson>('GradeBookLesson').implement({
  description: 'A lesson of a course that its learners have seen: a column of the grade book.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    kind: t.expose('kind', { type: LessonKindType, description: 'How the lesson is taken.' }),
    isRequired: t.exposeBoolean('isRequired', { description: 'False for an optional lesson.' }),
    isPublished: t.exposeBoolean('isPublished', { description: 'False for a lesson that was withdrawn.' }),
    sectionTitle: t.string({
      description: 'English title of its section; blank for none.',
      resolve: ({ section }) => section.title,
    }),
    sectionTitleAr: t.string({ description: 'The same in Arabic.', resolve: ({ section }) => section.titleAr }),
  }),
});

const LessonResultStateType = builder.enumType('LessonResultState', {
  description:
    'What a learner has reached in a lesson: `opened` or `done`; of a quiz `open` for a running attempt, `late` for a failed one whose answers after the deadline wait for a decision, `failed` or `passed`.',
  values: lessonResultStates,
});

const LessonResultType = builder.objectRef<LessonResult>('LessonResult').implement({
  description: 'What a learner has reached in a lesson.',
  fields: (t) => ({
    lessonId: t.exposeID('lessonId', { description: 'Key of the lesson.' }),
    state: t.expose('state', { type: LessonResultStateType, description: 'State of the lesson.' }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description:
        'Best percentage of a quiz, rounded down, of passed attempts if there are any; null before the first end.',
    }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts at a quiz, without annulled ones.' }),
  }),
});

const StuckReasonType = builder.enumType('StuckReason', {
  description: `Why a learner is stuck: the last allowed attempt at a required quiz failed; ${stuckFailures} or more attempts at it failed without a pass; or no lesson was completed for ${pageSizes.office.stuckDays} days.`,
  values: stuckReasons,
});

const StuckType = builder.objectRef<StuckEnrollment>('Stuck').implement({
  description: 'Why and where a learner is stuck: the most urgent reason, of equal ones the first in the course.',
  fields: (t) => ({
    reason: t.expose('reason', { type: StuckReasonType, description: 'The reason.' }),
    lessonId: t.exposeID('lessonId', {
      nullable: true,
      description: 'Key of the quiz, or of the first lesson that the learner owes; null if none is owed.',
    }),
    failures: t.exposeInt('failures', { description: 'Number of failed attempts at the quiz; 0 without one.' }),
    topic: t.field({
      type: AttemptTopicType,
      nullable: true,
      description: 'The weakest topic of the latest failed attempt; null without topics.',
      resolve: ({ topic }) => topic,
    }),
  }),
});

const LearnerStateType = builder.enumType('LearnerState', {
  description: 'How far a learner is in a course; `ended` without access.',
  values: learnerStates,
});

const GradeBookRowType = builder.objectRef<GradeBookRow>('GradeBookRow').implement({
  description: 'A learner of a course and what the learner has reached in its lessons.',
  fields: (t) => ({
    enrollmentId: t.exposeID('id', { description: 'Key of the enrollment.' }),
    studentName: t.string({
      description: 'First and last name of the learner.',
      resolve: (row) => displayName(row, 'en'),
    }),
    studentNameAr: t.string({
      description: 'The same for texts in Arabic.',
      resolve: (row) => displayName(row, 'ar'),
    }),
    state: t.expose('state', { type: LearnerStateType, description: 'State of the learner.' }),
    progress: t.exposeInt('progress', { description: 'Percentage of the lessons that count, rounded down.' }),
    lastActivityAt: t.expose('lastActivityAt', {
      type: 'DateTime',
      description: 'Time when a lesson was last opened or completed.',
    }),
    isReachable: t.exposeBoolean('isReachable', {
      description:
        'False without access, and for accounts that are deactivated or to be deleted: no message goes there.',
    }),
    stuck: t.field({
      type: StuckType,
      nullable: true,
      description: 'Why the learner is stuck; null for others.',
      resolve: ({ stuck }) => stuck,
    }),
    results: t.field({
      type: [LessonResultType],
      description: 'Of lessons that the learner has opened or tried, also of archived ones; others are left out.',
      complexity: { multiplier: 30 },
      resolve: ({ results }) => results,
    }),
  }),
});

interface GradeBook {
  list: GradeBookListQuery;
  page: { skip: number; take: number };
}

const GradeBookType = builder.objectRef<GradeBook>('GradeBook').implement({
  description: 'The learners of a course by its lessons.',
  fields: (t) => ({
    lessons: t.field({
      type: [GradeBookLessonType],
      description: 'Lessons that were ever published, in course order; archived ones are left out.',
      resolve: ({ list }, _args, { db }) => findGradeBookLessons(db, list.courseId),
    }),
    rows: t.field({
      type: [GradeBookRowType],
      description: 'Learners of the page.',
      resolve: async ({ list, page }, _args, { db }) => {
        const ids = await findGradeBookIds(db, list, page);
        return findGradeBookRows(
          db,
          ids.map(({ id }) => id),
        );
      },
    }),
    totalCount: t.int({
      description: `Number of learners on all pages. ${boundedCountNote}`,
      resolve: ({ list }, _args, { db }) => countGradeBook(db, list),
    }),
  }),
});

const GradeBookFilter = builder.inputType('GradeBookFilter', {
  description: 'Conditions on learners, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: "Words of the learner's name." }),
    state: t.field({ type: GradeBookStateType, description: 'Default: all with access.' }),
    missingLessonId: t.id({ description: 'Key of a lesson that they have not completed.' }),
  }),
});

const GradeBookSortType = builder.enumType('GradeBookSort', {
  description: 'Order of a grade book; `result` is that in the lesson of `resultLessonId`.',
  values: gradeBookSorts,
});

builder.queryField('gradeBook', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: GradeBookType,
    description: 'What the learners of a course have reached in its lessons: for its trainer and admins.',
    problems: ['courseNotFound', 'invalidInput'],
    complexity: offsetPageComplexity,
    args: {
      courseId: t.arg.id({ required: true, description: 'Key of the course.' }),
      filter: t.arg({ type: GradeBookFilter, description: 'Conditions on learners.' }),
      sort: t.arg({ type: GradeBookSortType, required: true, defaultValue: 'name', description: 'Default: name.' }),
      direction: t.arg({
        type: SortDirectionType,
        required: true,
        defaultValue: 'asc',
        description: 'Default: ascending.',
      }),
      resultLessonId: t.arg.id({ description: 'Key of the lesson whose results order the learners.' }),
      ...offsetPageArgs,
    },
    resolve: async (_root, { courseId, filter, sort, direction, resultLessonId, ...page }, context) => {
      const { id } = await findEditableCourse(courseId, context);
      const { search, state, missingLessonId } = filter ?? {};
      return {
        list: {
          courseId: id,
          search,
          state,
          missingLessonId: parseOptionalId(missingLessonId),
          sort,
          direction,
          resultLessonId: parseId(resultLessonId ?? ''),
          language: context.language,
        },
        page: toSkipTake(page),
      };
    },
  }),
);
