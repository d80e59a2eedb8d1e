import { Box, Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LessonKind } from '../../../../schema/contract/courses/lessonKinds';
import { useTranslation } from '../../../language';
import { PlusIcon } from '../../../art/icons/editIcons';
import { NoBlogPostsArt } from '../../../art/illustrations/NoBlogPostsArt';
import { paths, BackLink } from '../../../routing';
import { EmptyState } from '../../../ui/feedback/queryStates';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { savedOutline } from '../courseOutline';
import { useAutosaveStore, useDraft } from '../drafts/courseDrafts';
import { isNewLessonId, lessonDraftKey, lessonIdOfDraftKey, outlineDraftKey } from '../drafts/draftKeys';
import { useSaveBlockers } from '../drafts/saveBlockers';
import type { NewLessonPlace } from '../drafts/useCourseAutosave';
import { AddLessonButtons } from './outline/AddLessonButtons';
import { LessonEditor } from './LessonEditor';
import { ArchivedLessons } from './outline/ArchivedLessons';
import { LessonOutline } from './outline/LessonOutline';
import { useChangeSections, useCourseOutline, useHasHeadings, useReloadLessons } from './outline/useCourseSections';
import { useGetSectionTitle } from './useGetLessonTitle';
import { useDeleteLessonMutation, type LessonsTabFragment } from './__generated__/LessonsTab';

/** Navigation state of a lesson that was just added: its title gets the focus. */
const newLessonState = { isNew: true } as const;

function useDeleteLesson(course: LessonsTabFragment) {
  const { t } = useTranslation('editor');
  const reload = useReloadLessons(course.id);
  const store = useAutosaveStore();
  const toast = useToast();
  const navigate = useNavigate();
  const [deleteLesson] = useDeleteLessonMutation();
  return async (id: string, isArchived: boolean) => {
    if (!isNewLessonId(id)) await deleteLesson({ variables: { id } });
    store.remove(lessonDraftKey(id));
    toast({ title: t(isArchived ? 'lesson.archived' : 'lesson.deleted') });
    await navigate(paths.editCourse(course.id, { part: 'lessons' }), { replace: true });
    await reload();
  };
}

/** The id of the open lesson. A new one gets it from the server, and then the URL has it too. */
function useOpenLessonId(courseId: string, openLessonId: string | null): string | null {
  const store = useAutosaveStore();
  const navigate = useNavigate();
  const presentId = openLessonId && lessonIdOfDraftKey(store.presentKey(lessonDraftKey(openLessonId)));
  const replaceUrl = useEffectEvent((lesson: string) =>
    navigate(paths.editCourse(courseId, { lesson }), { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (presentId && presentId !== openLessonId) void replaceUrl(presentId);
  }, [presentId, openLessonId]);
  return presentId;
}

interface LessonsTabProps {
  course: LessonsTabFragment;
  /** Of the URL. */
  openLessonId: string | null;
  /** Returns the id of the new lesson. */
  onAdd(place: NewLessonPlace): string;
}

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
} as const;

export function LessonsTab({ course, onAdd, ...url }: LessonsTabProps) {
  const { t } = useTranslation('editor');
  const navigate = useNavigate();
  const outlineDraft = useDraft(outlineDraftKey);
  const reload = useReloadLessons(course.id);
  const openLessonId = useOpenLessonId(course.id, url.openLessonId);
  const sections = useCourseOutline(course);
  const hasHeadings = useHasHeadings(sections);
  const getSectionTitle = useGetSectionTitle();
  const { addSection, isAddingSection, deleteSection, newSectionId } = useChangeSections(course);
  const lessonIds = sections.flatMap((section) => section.lessonIds);
  const isAdding = lessonIds.some(isNewLessonId);
  const blockers = useSaveBlockers(lessonIds);
  // The form of the new lesson opens at once: what is typed from now on belongs to it.
  const add = (sectionId: string, kind: LessonKind) => {
    if (!isAdding)
      void navigate(paths.editCourse(course.id, { lesson: onAdd({ kind, sectionId }) }), { state: newLessonState });
  };
  if (lessonIds.length === 0 && sections.length < 2 && !hasHeadings && !openLessonId) {
    return (
      <>
        <EmptyState
          art={<NoBlogPostsArt />}
          title={t('lessons.empty')}
          text={t('lessons.emptyText')}
          action={
            <Button
              variant="contained"
              startIcon={<PlusIcon />}
              onClick={() => add(sections[0]?.id ?? '', 'content')}
              aria-disabled={isAdding}
              aria-busy={isAdding}
            >
              {t('lessons.first')}
            </Button>
          }
        />
        <ArchivedLessons courseId={course.id} onRestored={reload} />
      </>
    );
  }
  return (
    <Box sx={columnsStyles}>
      <Box sx={{ display: openLessonId ? { xs: 'none', md: 'block' } : 'block', minInlineSize: 0 }}>
        <LessonOutline
          courseId={course.id}
          sections={sections}
          hasHeadings={hasHeadings}
          newSectionId={newSectionId}
          openLessonId={openLessonId}
          hasBlocker={(id) => blockers.some(({ lessonId }) => lessonId === id)}
          onArrange={(arranged) => outlineDraft?.edit({ sections: savedOutline(arranged) })}
          onDeleteSection={deleteSection}
          renderAddButtons={(id) => (
            <AddLessonButtons
              section={hasHeadings ? getSectionTitle(id) : null}
              isAdding={isAdding}
              onAdd={(kind) => add(id, kind)}
            />
          )}
        />
        <Button
          startIcon={<PlusIcon />}
          onClick={addSection}
          aria-disabled={isAddingSection}
          aria-busy={isAddingSection}
          sx={{ inlineSize: '100%', marginBlockStart: hasHeadings ? 3 : 1 }}
        >
          {t('sections.add')}
        </Button>
        <ArchivedLessons courseId={course.id} onRestored={reload} />
      </Box>
      <OpenLesson course={course} lessonIds={lessonIds} id={openLessonId} />
    </Box>
  );
}

interface OpenLessonProps {
  course: LessonsTabFragment;
  lessonIds: readonly string[];
  id: string | null;
}

/** The form of the open lesson beside the list; on phones alone. */
function OpenLesson({ course, lessonIds, id }: OpenLessonProps) {
  const { t } = useTranslation('editor');
  const store = useAutosaveStore();
  const remove = useDeleteLesson(course);
  if (id === null)
    return (
      <Box sx={{ display: { xs: 'none', md: 'block' }, minInlineSize: 0 }}>
        <EmptyState title={t('lessons.choose')} text={t('lessons.chooseText')} level={2} />
      </Box>
    );
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Box sx={{ display: { md: 'none' } }}>
        <BackLink to={paths.editCourse(course.id, { part: 'lessons' })} height={32}>
          {t('lessons.all')}
        </BackLink>
      </Box>
      <LessonEditor
        key={store.originalKey(lessonDraftKey(id))}
        courseId={course.id}
        lessonIds={lessonIds}
        id={id}
        onRemove={(isArchived) => remove(id, isArchived)}
      />
    </Box>
  );
}
