import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../data/failures';
import { CourseEditorDocument, useAddLessonMutation, useRemoveLessonMutation } from '../__generated__/CourseEditor';
import { paths } from '../../paths';
import { useNotify } from '../../ui/Notices';
import { newLesson } from './kinds';
import { lessonSheet, useDesk } from './sheets';
import type { EditedCourse } from './useOpenDesk';

/** What the state of a visit says of a lesson that was just added: its title is to be written. */
export const justAdded = { isNew: true } as const;

/** Adds lessons and deletes them. What goes wrong is told, and nothing has changed then. */
export function useLessonDeeds(course: EditedCourse) {
  const { t } = useTranslation('editor');
  const client = useApolloClient();
  const desk = useDesk();
  const notify = useNotify();
  const navigate = useNavigate();
  const [addLesson] = useAddLessonMutation();
  const [removeLesson] = useRemoveLessonMutation();
  const [isAdding, setAdding] = useState(false);
  const refresh = () =>
    client.query({ query: CourseEditorDocument, variables: { id: course.id }, fetchPolicy: 'network-only' });

  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    try {
      // In a course that is public already, nobody shall meet a lesson that is not written yet.
      const input = newLesson(course.lessons.length + 1, !course.isPublished);
      const { data } = await addLesson({ variables: { courseId: course.id, input } });
      await refresh();
      if (data) await navigate(paths.editCourse(course.id, { lesson: data.createLesson.id }), { state: justAdded });
    } catch (error) {
      notify({ title: t('lessons.addFailed'), description: failureOf(error).text, tone: 'destructive' });
    }
    setAdding(false);
  };

  /** Rejects with the server's error. */
  const remove = async (id: string) => {
    await removeLesson({ variables: { id } });
    desk.remove(lessonSheet(id));
    notify({ title: t('lesson.deleted') });
    await navigate(paths.editCourse(course.id, { part: 'lessons' }), { replace: true });
    await refresh().catch(() => undefined);
  };

  return { add: () => void add(), isAdding, remove };
}
