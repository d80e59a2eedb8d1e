import type { ApolloClient } from '@apollo/client';
import { problems, type ProblemCode } from '../../../schema/contract/problems/problems';
import type { Language } from '../../../schema/contract/languages';
import {
  ReorderLessonsDocument,
  CourseEditorDocument,
  UpdateEditorCourseDocument,
  UpdateLessonDocument,
} from './__generated__/CourseEditorScreen';
import type { EditorCourseFragment, EditorLessonFragment } from './__generated__/CourseEditorScreen';
import { toClientError } from '../../data/clientError';
import { TransportError } from '../../data/transport';
import type { DraftApi } from '../../drafts/DraftRegistry';
import type { ServerSnapshot } from '../../drafts/draft';
import {
  applyLessonOrder,
  toCourseInput,
  courseDraftPolicy,
  toCourseFormValues,
  toLessonInput,
  lessonDraftPolicy,
  toLessonFormValues,
  lessonOrderDraftPolicy,
  type CourseFormValues,
  type LessonFormValues,
  type LessonOrderValues,
} from './courseDraftPolicies';

export const toCourseSnapshot = (course: EditorCourseFragment): ServerSnapshot<CourseFormValues> => ({
  values: toCourseFormValues(course),
  updatedAt: course.updatedAt,
});

export const toLessonSnapshot = (lesson: EditorLessonFragment): ServerSnapshot<LessonFormValues> => ({
  values: toLessonFormValues(lesson),
  updatedAt: lesson.updatedAt,
});

/** The order has no moment of its own: the last one wins. */
export const toLessonOrderSnapshot = (lessons: readonly { id: string }[]): ServerSnapshot<LessonOrderValues> => ({
  values: { lessonIds: lessons.map(({ id }) => id) },
  updatedAt: '',
});

/** The ways to the server for a course, its lessons and their order. Each rejects with what Apollo or the transport throws. */
export function createCourseDraftApis(client: ApolloClient, courseId: string, language: Language) {
  const gone = (code: ProblemCode) => new TransportError(problems[code].status, problems[code].text[language]);
  const readCourse = async () => {
    const variables = { id: courseId };
    const { data } = await client.query({ query: CourseEditorDocument, variables, fetchPolicy: 'network-only' });
    if (!data?.course) throw gone('courseNotFound');
    return data.course;
  };

  const course: DraftApi<CourseFormValues> = {
    ...courseDraftPolicy,
    save: async (changes, updatedAt) => {
      const variables = { id: courseId, input: toCourseInput(changes), updatedAt };
      const { data } = await client.mutate({ mutation: UpdateEditorCourseDocument, variables });
      if (!data) throw gone('courseNotFound');
      return toCourseSnapshot(data.updateCourse);
    },
    fetch: async () => toCourseSnapshot(await readCourse()),
  };

  const lesson = (id: string): DraftApi<LessonFormValues> => ({
    ...lessonDraftPolicy,
    save: async (changes, updatedAt) => {
      const variables = { id, input: toLessonInput(changes), updatedAt };
      const { data } = await client.mutate({ mutation: UpdateLessonDocument, variables });
      if (!data) throw gone('lessonNotFound');
      return toLessonSnapshot(data.updateLesson);
    },
    fetch: async () => {
      const known = (await readCourse()).lessons.find((each) => each.id === id);
      if (!known) throw gone('lessonNotFound');
      return toLessonSnapshot(known);
    },
  });

  const arrange = async (lessonIds: string[]) => {
    const { data } = await client.mutate({ mutation: ReorderLessonsDocument, variables: { courseId, lessonIds } });
    if (!data) throw gone('courseNotFound');
    return toLessonOrderSnapshot(data.reorderLessons.lessons);
  };
  const order: DraftApi<LessonOrderValues> = {
    ...lessonOrderDraftPolicy,
    save: ({ lessonIds = [] }) =>
      arrange(lessonIds).catch(async (error: unknown) => {
        if (toClientError(error).status !== problems.changedMeanwhile.status) throw error;
        // Lessons have come or gone since: they join the order behind the others.
        const { lessons } = await readCourse();
        return arrange(applyLessonOrder(toLessonOrderSnapshot(lessons).values.lessonIds, lessonIds));
      }),
    fetch: async () => toLessonOrderSnapshot((await readCourse()).lessons),
  };

  return { course, lesson, order };
}
