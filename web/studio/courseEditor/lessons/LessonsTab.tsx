import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PlusIcon } from '../../../art/icons/editIcons';
import { NoBlogPostsArt } from '../../../art/illustrations/NoBlogPostsArt';
import { toClientError } from '../../../data/clientError';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { BackLink } from '../../../ui/navigation/BackLink';
import { CourseDraftSnapshotsDocument } from '../__generated__/courseDraftApi';
import { applyLessonOrder, defaultLessonInput } from '../courseDraftPolicies';
import { lessonDraftKey, lessonOrderDraftKey, useAutosaveStore, useDraft } from '../draftKeys';
import { LessonEditor } from './LessonEditor';
import { SortableLessonList } from './SortableLessonList';
import { useCreateLessonMutation, useDeleteLessonMutation } from './__generated__/LessonsTab';
import type { LessonsTabFragment } from './__generated__/LessonsTab';

/** Navigation state of a lesson that was just added: its title gets the focus. */
const newLessonState = { isNew: true } as const;

function useLessonActions(course: LessonsTabFragment) {
  const { t } = useTranslation('editor');
  const client = useApolloClient();
  const store = useAutosaveStore();
  const toast = useToast();
  const navigate = useNavigate();
  const [createLesson] = useCreateLessonMutation();
  const [deleteLesson] = useDeleteLessonMutation();
  const [isAdding, setAdding] = useState(false);
  const refetch = () =>
    client.query({ query: CourseDraftSnapshotsDocument, variables: { id: course.id }, fetchPolicy: 'network-only' });

  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    try {
      // A new lesson of a published course starts as a draft: students must not see it blank.
      const input = defaultLessonInput(course.lessons.length + 1, !course.isPublished);
      const { data } = await createLesson({ variables: { courseId: course.id, input } });
      await refetch();
      if (data)
        await navigate(paths.editCourse(course.id, { lesson: data.createLesson.id }), { state: newLessonState });
    } catch (error) {
      toast({
        title: t('lessons.addFailed'),
        description: toClientError(error).messageWithStatus,
        variant: 'destructive',
      });
    }
    setAdding(false);
  };

  /** Rejects with the server's error. */
  const remove = async (id: string) => {
    await deleteLesson({ variables: { id } });
    store.remove(lessonDraftKey(id));
    toast({ title: t('lesson.deleted') });
    await navigate(paths.editCourse(course.id, { part: 'lessons' }), { replace: true });
    await refetch().catch(() => undefined);
  };

  return { add: () => void add(), isAdding, remove };
}

interface LessonsTabProps {
  course: LessonsTabFragment;
  openLessonId: string | null;
}

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
} as const;

/** The list of lessons beside the open one; narrow windows show one of them. */
export function LessonsTab({ course, openLessonId }: LessonsTabProps) {
  const { t } = useTranslation('editor');
  const order = useDraft(lessonOrderDraftKey);
  const { add, isAdding, remove } = useLessonActions(course);
  const presentIds = course.lessons.map(({ id }) => id);
  const lessonIds = applyLessonOrder(presentIds, order?.values.lessonIds ?? presentIds);
  const renderAddButton = (label: string) => (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={add} aria-disabled={isAdding} aria-busy={isAdding}>
      {isAdding ? t('lessons.adding') : label}
    </Button>
  );
  if (lessonIds.length === 0 && !openLessonId) {
    return (
      <EmptyState
        art={<NoBlogPostsArt />}
        title={t('lessons.empty')}
        text={t('lessons.emptyText')}
        action={renderAddButton(t('lessons.first'))}
      />
    );
  }
  return (
    <Box sx={columnsStyles}>
      <Box sx={{ display: openLessonId ? { xs: 'none', md: 'block' } : 'block', minInlineSize: 0 }}>
        <SortableLessonList
          courseId={course.id}
          lessonIds={lessonIds}
          openLessonId={openLessonId}
          onReorder={(ids) => order?.edit({ lessonIds: ids })}
        />
        <Box sx={{ marginBlockStart: 2, '& > button': { inlineSize: '100%' } }}>
          {renderAddButton(t('lessons.add'))}
        </Box>
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
            lessonIds={lessonIds}
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
