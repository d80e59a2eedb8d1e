import type { ApolloClient } from '@apollo/client';
import { problems, type ProblemCode } from '../../../schema/contract/problems';
import type { Language } from '../../../schema/contract/languages';
import {
  ArrangeLessonsDocument,
  CourseEditorDocument,
  SaveCourseDocument,
  SaveLessonDocument,
} from '../__generated__/CourseEditor';
import type { EditedCourseFragment, EditedLessonFragment } from '../__generated__/CourseEditor';
import { failureOf } from '../../data/failures';
import { TransportError } from '../../data/send';
import type { Service } from './drafts/papers';
import type { Stored } from './drafts/sheet';
import {
  arranged,
  courseInput,
  courseKind,
  courseValues,
  lessonInput,
  lessonKind,
  lessonValues,
  orderKind,
  type CourseValues,
  type LessonValues,
  type OrderValues,
} from './kinds';

export const storedCourse = (course: EditedCourseFragment): Stored<CourseValues> => ({
  values: courseValues(course),
  updatedAt: course.updatedAt,
});

export const storedLesson = (lesson: EditedLessonFragment): Stored<LessonValues> => ({
  values: lessonValues(lesson),
  updatedAt: lesson.updatedAt,
});

/** The order has no moment of its own: the last one wins. */
export const storedOrder = (lessons: readonly { id: string }[]): Stored<OrderValues> => ({
  values: { lessonIds: lessons.map(({ id }) => id) },
  updatedAt: '',
});

/** The ways to the server for a course, its lessons and their order. Each rejects with what Apollo or the transport throws. */
export function servicesOf(client: ApolloClient, courseId: string, language: Language) {
  const gone = (code: ProblemCode) => new TransportError(problems[code].status, problems[code].text[language]);
  const readCourse = async () => {
    const variables = { id: courseId };
    const { data } = await client.query({ query: CourseEditorDocument, variables, fetchPolicy: 'network-only' });
    if (!data?.course) throw gone('courseNotFound');
    return data.course;
  };

  const course: Service<CourseValues> = {
    ...courseKind,
    send: async (changes, updatedAt) => {
      const variables = { id: courseId, input: courseInput(changes), updatedAt };
      const { data } = await client.mutate({ mutation: SaveCourseDocument, variables });
      if (!data) throw gone('courseNotFound');
      return storedCourse(data.updateCourse);
    },
    read: async () => storedCourse(await readCourse()),
  };

  const lesson = (id: string): Service<LessonValues> => ({
    ...lessonKind,
    send: async (changes, updatedAt) => {
      const variables = { id, input: lessonInput(changes), updatedAt };
      const { data } = await client.mutate({ mutation: SaveLessonDocument, variables });
      if (!data) throw gone('lessonNotFound');
      return storedLesson(data.updateLesson);
    },
    read: async () => {
      const known = (await readCourse()).lessons.find((each) => each.id === id);
      if (!known) throw gone('lessonNotFound');
      return storedLesson(known);
    },
  });

  const arrange = async (lessonIds: string[]) => {
    const { data } = await client.mutate({ mutation: ArrangeLessonsDocument, variables: { courseId, lessonIds } });
    if (!data) throw gone('courseNotFound');
    return storedOrder(data.orderLessons.lessons);
  };
  const order: Service<OrderValues> = {
    ...orderKind,
    send: ({ lessonIds = [] }) =>
      arrange(lessonIds).catch(async (error: unknown) => {
        if (failureOf(error).status !== problems.changedMeanwhile.status) throw error;
        // Lessons have come or gone since: they join the order behind the others.
        const { lessons } = await readCourse();
        return arrange(arranged(storedOrder(lessons).values.lessonIds, lessonIds));
      }),
    read: async () => storedOrder((await readCourse()).lessons),
  };

  return { course, lesson, order };
}
