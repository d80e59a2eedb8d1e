import type { ApolloClient } from '@apollo/client';
import { fieldsToConfirm } from '../../../../schema/contract/courses/confirmedFields';
import type { Language } from '../../../../schema/contract/languages';
import type { ProblemCode } from '../../../../schema/contract/problems/problems';
import type { CourseFormFragment } from '../../../catalog/courseForm/__generated__/CourseForm';
import { toCourseFormValues, toUpdateCourseInput } from '../../../catalog/courseForm/courseFormValues';
import type { CourseFormValues } from '../../../catalog/courseForm/courseFormValues';
import { TransportError } from '../../../data/apollo/transport';
import type { DraftApi } from '../../../drafts/PersistedDraft';
import type { ServerSnapshot } from '../../../drafts/draftModel';
import {
  AutosaveCourseDocument,
  CourseDraftSnapshotsDocument,
  CreateLessonDocument,
  UpdateLessonDocument,
  type LessonFormFragment,
} from './__generated__/courseDraftApi';
import {
  blankLessonFormValues,
  courseDraftPolicy,
  lessonDraftPolicy,
  loadCatalogSchemas,
  toLessonFormValues,
  parseLessonChanges,
  parseNewLesson,
  type LessonFormValues,
} from './courseDraftPolicies';
import { createOutlineApis } from './outlineDraftApi';
import { clientKeyOf } from './draftKeys';

export const toCourseSnapshot = (course: CourseFormFragment): ServerSnapshot<CourseFormValues> => ({
  values: toCourseFormValues(course),
  updatedAt: course.updatedAt,
  fieldsToConfirm: fieldsToConfirm(course),
});

export const toLessonSnapshot = (lesson: LessonFormFragment): ServerSnapshot<LessonFormValues> => ({
  values: toLessonFormValues(lesson),
  updatedAt: lesson.updatedAt,
});

/** A lesson that the server has not created yet. */
export const newLessonSnapshot: ServerSnapshot<LessonFormValues> = { values: blankLessonFormValues, updatedAt: '' };

/** The draft APIs of a course, its sections, its lessons and their order. They reject with errors of Apollo or the transport. */
export function createCourseDraftApis(client: ApolloClient, courseId: string, language: Language) {
  const notFound = async (code: ProblemCode) => {
    const { status, text } = (await import('../../../../schema/contract/problems/problems')).problems[code];
    return new TransportError(status, text[language]);
  };
  const fetchCourse = async () => {
    const { data } = await client.query({
      query: CourseDraftSnapshotsDocument,
      variables: { id: courseId },
      fetchPolicy: 'network-only',
    });
    if (!data?.course) throw await notFound('courseNotFound');
    return data.course;
  };

  const course: DraftApi<CourseFormValues> = {
    ...courseDraftPolicy,
    save: async (changes, updatedAt) => {
      const { autosaveCourseSchema } = await loadCatalogSchemas();
      const input = toUpdateCourseInput(autosaveCourseSchema.parse(changes));
      const { data } = await client.mutate({
        mutation: AutosaveCourseDocument,
        variables: { id: courseId, input, updatedAt },
      });
      if (!data) throw await notFound('courseNotFound');
      return toCourseSnapshot(data.autosaveCourse);
    },
    fetch: async () => toCourseSnapshot(await fetchCourse()),
  };

  const lesson = (id: string): DraftApi<LessonFormValues> => ({
    ...lessonDraftPolicy,
    save: async (changes, updatedAt) => {
      const variables = { id, input: await parseLessonChanges(changes), updatedAt };
      const { data } = await client.mutate({ mutation: UpdateLessonDocument, variables });
      if (!data) throw await notFound('lessonNotFound');
      return toLessonSnapshot(data.updateLesson);
    },
    fetch: async () => {
      const current = (await fetchCourse()).lessons.find((each) => each.id === id);
      if (!current) throw await notFound('lessonNotFound');
      return toLessonSnapshot(current);
    },
  });

  /**
   * Creates the lesson with the first save and updates it afterwards. A repeated request returns the lesson that the first
   * one created, also if its answer was lost or another tab has sent it with other values: `onCreated` compares them.
   * @param newId of `createNewLessonId`
   */
  const newLesson = (newId: string, onCreated: (lesson: LessonFormFragment) => void): DraftApi<LessonFormValues> => {
    let created: DraftApi<LessonFormValues> | undefined;
    return {
      ...lessonDraftPolicy,
      save: async (changes, updatedAt) => {
        if (created) return created.save(changes, updatedAt);
        const input = { ...(await parseNewLesson(changes)), clientKey: clientKeyOf(newId) };
        const { data } = await client.mutate({ mutation: CreateLessonDocument, variables: { courseId, input } });
        if (!data) throw await notFound('courseNotFound');
        created = lesson(data.createLesson.id);
        onCreated(data.createLesson);
        return toLessonSnapshot(data.createLesson);
      },
      fetch: () => (created ? created.fetch() : Promise.resolve(newLessonSnapshot)),
    };
  };

  return { course, lesson, newLesson, ...createOutlineApis(client, courseId, { fetchCourse, notFound }) };
}
