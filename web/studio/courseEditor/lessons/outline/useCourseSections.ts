import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toClientError, type ClientError } from '../../../../data/errors/clientError';
import { useTranslation } from '../../../../language';
import { useToast } from '../../../../ui/feedback/ToastProvider';
import { useRequest } from '../../../../ui/hooks/useRequest';
import {
  ArchivedLessonsDocument,
  useCreateSectionMutation,
  useDeleteSectionMutation,
} from '../__generated__/LessonsTab';
import type { LessonsTabFragment } from '../__generated__/LessonsTab';
import { CourseDraftSnapshotsDocument } from '../../drafts/__generated__/courseDraftApi';
import { hasTitle } from '../../../../catalog/parts/courseOutline';
import { mergeOutline, toOutline, type OutlineSection } from '../../courseOutline';
import { useAutosaveStore, useDraft, useDraftValue, useLessonIds } from '../../drafts/courseDrafts';
import { lessonDraftKey, outlineDraftKey, sectionDraftKey } from '../../drafts/draftKeys';

/** Reads what the editor shows of the course again. */
export function useReloadLessons(courseId: string) {
  const client = useApolloClient();
  return () =>
    Promise.allSettled([
      client.query({ query: CourseDraftSnapshotsDocument, variables: { id: courseId }, fetchPolicy: 'network-only' }),
      client.query({ query: ArchivedLessonsDocument, variables: { courseId }, fetchPolicy: 'network-only' }),
    ]);
}

/** The outline of a course with the lessons that were added here and the moves that are not saved yet. */
export function useCourseOutline(course: LessonsTabFragment): OutlineSection[] {
  const store = useAutosaveStore();
  const draft = useDraft(outlineDraftKey);
  const lessonIds = useLessonIds(course.lessons);
  const listed = new Map(course.lessons.map(({ id, sectionId }) => [id, sectionId]));
  const lessons = lessonIds.map((id) => ({
    id,
    sectionId: listed.get(id) ?? store.getDraft(lessonDraftKey(id))?.values.sectionId ?? '',
  }));
  const present = toOutline(course.sections, lessons);
  return mergeOutline(present, draft?.values.sections ?? present);
}

/** Whether sections have headings. They stay while the titles of the only section are being changed. */
export function useHasHeadings(sections: readonly OutlineSection[]): boolean {
  const isTitled = useDraftValue((store) =>
    sections.some(({ id }) => hasTitle(store.getDraft(sectionDraftKey(id))?.values ?? { title: '', titleAr: '' })),
  );
  const needsHeadings = sections.length > 1 || isTitled;
  const [hasHeadings, setHeadings] = useState(needsHeadings);
  if (needsHeadings && !hasHeadings) setHeadings(true);
  return hasHeadings || needsHeadings;
}

/** Adds and deletes sections. Failures are shown in a toast. */
export function useChangeSections(course: LessonsTabFragment) {
  const { t } = useTranslation('editor');
  const store = useAutosaveStore();
  const reload = useReloadLessons(course.id);
  const toast = useToast();
  const [create] = useCreateSectionMutation();
  const [remove] = useDeleteSectionMutation();
  const [newSectionId, setNewSectionId] = useState<string | null>(null);
  // A repeated press after a lost answer creates no second section.
  const [clientKey, setClientKey] = useState(() => crypto.randomUUID());
  const showError = ({ message }: ClientError) =>
    toast({ title: t('sections.failed'), description: message, variant: 'destructive' });
  const adding = useRequest(async () => {
    const number = course.sections.length + 1;
    const input = { title: `Section ${number}`, titleAr: `القسم ${number}`, clientKey };
    const { data } = await create({ variables: { courseId: course.id, input } });
    setNewSectionId(data?.createSection.id ?? null);
    setClientKey(crypto.randomUUID());
    await reload();
  }, showError);
  const removeSection = async (id: string) => {
    // A lesson that was moved out of it is still there until that is saved.
    await store.flush();
    await remove({ variables: { id } });
    store.remove(sectionDraftKey(id));
    toast({ title: t('sections.deleted') });
    await reload();
  };
  const deleteSection = (id: string) =>
    void removeSection(id).catch((failure: unknown) => showError(toClientError(failure)));
  return { addSection: adding.run, isAddingSection: adding.isBusy, deleteSection, newSectionId };
}
