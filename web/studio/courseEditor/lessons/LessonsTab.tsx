import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PlusIcon } from '../../../art/icons/editIcons';
import { NoBlogPostsArt } from '../../../art/illustrations/NoBlogPostsArt';
import { toClientError } from '../../../data/clientError';
import { lessonDraftKey, useAutosaveStore, lessonOrderDraftKey, useDraft } from '../../../drafts/useDraft';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { BackLink } from '../../../ui/navigation/BackLink';
import {
  CourseEditorDocument,
  useCreateLessonMutation,
  useDeleteLessonMutation,
} from '../__generated__/CourseEditorScreen';
import { defaultLessonInput, applyLessonOrder, type LessonOrderValues } from '../courseDraftPolicies';
import type { EditorCourse } from '../useCourseAutosave';
import { LessonEditor } from './LessonEditor';
import { SortableLessonList } from './SortableLessonList';

/** What the state of a visit says of a lesson that was just added: its title is to be written. */
const newLessonState = { isNew: true } as const;

/** Adds lessons and deletes them. What goes wrong is told, and nothing has changed then. */
function useLessonActions(course: EditorCourse) {
  const { t } = useTranslation('editor');
  const client = useApolloClient();
  const desk = useAutosaveStore();
  const notify = useToast();
  const navigate = useNavigate();
  const [addLesson] = useCreateLessonMutation();
  const [removeLesson] = useDeleteLessonMutation();
  const [isAdding, setAdding] = useState(false);
  const refresh = () =>
    client.query({ query: CourseEditorDocument, variables: { id: course.id }, fetchPolicy: 'network-only' });

  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    try {
      // In a course that is public already, nobody shall meet a lesson that is not written yet.
      const input = defaultLessonInput(course.lessons.length + 1, !course.isPublished);
      const { data } = await addLesson({ variables: { courseId: course.id, input } });
      await refresh();
      if (data)
        await navigate(paths.editCourse(course.id, { lesson: data.createLesson.id }), { state: newLessonState });
    } catch (error) {
      notify({
        title: t('lessons.addFailed'),
        description: toClientError(error).messageWithStatus,
        variant: 'destructive',
      });
    }
    setAdding(false);
  };

  /** Rejects with the server's error. */
  const remove = async (id: string) => {
    await removeLesson({ variables: { id } });
    desk.remove(lessonDraftKey(id));
    notify({ title: t('lesson.deleted') });
    await navigate(paths.editCourse(course.id, { part: 'lessons' }), { replace: true });
    await refresh().catch(() => undefined);
  };

  return { add: () => void add(), isAdding, remove };
}

interface LessonsTabProps {
  course: EditorCourse;
  openLessonId: string | null;
}

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
} as const;

/** The list of lessons, and beside it the one that is open; on narrow windows one or the other. */
export function LessonsTab({ course, openLessonId }: LessonsTabProps) {
  const { t } = useTranslation('editor');
  const order = useDraft<LessonOrderValues>(lessonOrderDraftKey);
  const { add, isAdding, remove } = useLessonActions(course);
  const present = course.lessons.map(({ id }) => id);
  const ids = applyLessonOrder(present, order?.values.lessonIds ?? present);
  const adding = (label: string) => (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={add} aria-disabled={isAdding} aria-busy={isAdding}>
      {isAdding ? t('lessons.adding') : label}
    </Button>
  );
  if (ids.length === 0 && !openLessonId) {
    return (
      <EmptyState
        art={<NoBlogPostsArt />}
        title={t('lessons.empty')}
        text={t('lessons.emptyText')}
        action={adding(t('lessons.first'))}
      />
    );
  }
  return (
    <Box sx={columnsStyles}>
      <Box sx={{ display: openLessonId ? { xs: 'none', md: 'block' } : 'block', minInlineSize: 0 }}>
        <SortableLessonList
          courseId={course.id}
          lessonIds={ids}
          openLessonId={openLessonId}
          onReorder={(lessonIds) => order?.edit({ lessonIds })}
        />
        <Box sx={{ marginBlockStart: 2, '& > button': { inlineSize: '100%' } }}>{adding(t('lessons.add'))}</Box>
      </Box>
      <Box sx={{ display: openLessonId ? 'block' : { xs: 'none', md: 'block' }, minInlineSize: 0 }}>
        {openLessonId && (
          <Box sx={{ display: { md: 'none' } }}>
            <BackLink to={paths.editCourse(course.id, { part: 'lessons' })}>{t('lessons.all')}</BackLink>
          </Box>
        )}
        {openLessonId ? (
          <LessonEditor
            key={openLessonId}
            courseId={course.id}
            lessonIds={ids}
            id={openLessonId}
            onRemove={() => remove(openLessonId)}
          />
        ) : (
          <EmptyState title={t('lessons.choose')} text={t('lessons.chooseText')} level={2} />
        )}
      </Box>
    </Box>
  );
}
