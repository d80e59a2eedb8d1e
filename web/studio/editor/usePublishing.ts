import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../data/failures';
import { useSaveCourseMutation } from '../__generated__/CourseEditor';
import { useNotify } from '../../ui/Notices';
import { forgetCourses } from './forgetCourses';
import { storedCourse } from './services';
import { courseSheet, useDesk } from './sheets';
import type { EditedCourse } from './useOpenDesk';

/** Publishes the course or makes a draft of it, once all that is written is saved. Why it failed stays until the next try. */
export function usePublishing(course: EditedCourse) {
  const { t } = useTranslation('editor');
  const desk = useDesk();
  const notify = useNotify();
  const [save] = useSaveCourseMutation({ update: forgetCourses });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const write = async (isPublished: boolean) => {
    if (isPublished && !(await desk.flush())) {
      setFailure(t('publish.unsaved'));
      return;
    }
    const { data } = await save({ variables: { id: course.id, input: { isPublished } } });
    if (data) desk.hear(courseSheet, storedCourse(data.updateCourse));
    notify({ title: t(isPublished ? 'publish.live' : 'publish.unpublished') });
  };
  const publish = async (isPublished: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    await write(isPublished).catch((error: unknown) => setFailure(failureOf(error).text));
    setBusy(false);
  };
  return { publish: (isPublished: boolean) => void publish(isPublished), isBusy, failure };
}
