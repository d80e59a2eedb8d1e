import { useApolloClient } from '@apollo/client/react';
import { Alert, AlertTitle, Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { useUpdateCourseMutation } from '../../../catalog/courseForm/__generated__/CourseForm';
import { toUpdateCourseInput, type CourseFormValues } from '../../../catalog/courseForm/courseFormValues';
import {
  useListCourseChanges,
  type CourseChange,
  type CourseChangeName,
} from '../../../catalog/courseForm/useCourseChanges';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { useTranslation } from '../../../language';
import { ErrorAlert } from '../../../ui/feedback/ErrorAlert';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { useRequest } from '../../../ui/hooks/useRequest';
import { invalidateCourseLists } from '../../invalidateCourseLists';
import { CourseDraftSnapshotsDocument } from '../drafts/__generated__/courseDraftApi';
import { toCourseSnapshot } from '../drafts/courseDraftApi';
import { loadCatalogSchemas } from '../drafts/courseDraftPolicies';
import { useAutosaveStore } from '../drafts/courseDrafts';
import { courseDraftKey } from '../drafts/draftKeys';
import type { CourseDetailsTabFragment } from './__generated__/CourseDetailsTab';

interface ChangeToConfirmProps {
  name: CourseChangeName;
  course: CourseDetailsTabFragment;
  draft: DraftHandle<CourseFormValues>;
}

/** Below a field of a published course: what its change means, and the buttons that save or undo it. */
export function ChangeToConfirm({ name, course, draft }: ChangeToConfirmProps) {
  const listChanges = useListCourseChanges();
  const { serverValues, remoteConflicts } = draft.draft;
  const changes = listChanges({ course, stored: serverValues, values: draft.values });
  const change = changes.find((each) => each.name === name);
  const isOpen = draft.unconfirmedFields.includes(name) && draft.validationMessages[name] === undefined;
  if (!change || !isOpen || name in remoteConflicts) return null;
  // Another value is another change, with a check of its own.
  return <ChangeQuestion key={change.text} course={course} draft={draft} change={change} />;
}

interface ChangeQuestionProps extends Omit<ChangeToConfirmProps, 'name'> {
  change: CourseChange;
}

function ChangeQuestion({ course, draft, change: { name, text, check } }: ChangeQuestionProps) {
  const { t } = useTranslation('editor');
  const [isChecked, setChecked] = useState(false);
  const { confirm, isBusy, error } = useConfirmChange(course.id, name, draft);
  const undo = () => {
    draft.edit({ [name]: draft.draft.serverValues[name] });
    focusField(name);
  };
  return (
    <Alert severity="warning" role="status" sx={{ marginBlockStart: 1 }}>
      <AlertTitle>{t('confirm.notSaved')}</AlertTitle>
      <bdi>{text}</bdi>
      {check !== undefined && (
        <FormControlLabel
          sx={{ display: 'flex', marginBlockStart: 1 }}
          control={<Checkbox checked={isChecked} onChange={(_event, checked) => setChecked(checked)} />}
          label={check}
        />
      )}
      {error && <ErrorAlert message={error} sx={{ marginBlockStart: 1 }} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 1.5 }}>
        <Button
          variant="contained"
          disabled={check !== undefined && !isChecked}
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={confirm}
        >
          {t(isBusy ? 'confirm.applying' : `confirm.apply.${name}`)}
        </Button>
        <Button variant="outlined" color="inherit" disabled={isBusy} onClick={undo}>
          {t('confirm.undo')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** The focused button is about to leave the page. */
function focusField(name: CourseChangeName): void {
  const field = document.getElementById(`course-${name}`);
  // The switch's field has its id on a container.
  (field?.querySelector('input') ?? field)?.focus();
}

/** Saves one field, after the pending changes of the others. */
function useConfirmChange(courseId: string, name: CourseChangeName, draft: DraftHandle<CourseFormValues>) {
  const { t } = useTranslation('editor');
  const store = useAutosaveStore();
  const client = useApolloClient();
  const toast = useToast();
  const [update] = useUpdateCourseMutation({ update: invalidateCourseLists });
  const save = async () => {
    await store.flush();
    const current = store.getDraft(courseDraftKey);
    // Someone else has changed the field: the question now shows other values.
    if (current?.serverValues[name] !== draft.draft.serverValues[name]) return;
    const { updateCourseSchema } = await loadCatalogSchemas();
    const input = toUpdateCourseInput(updateCourseSchema.parse({ [name]: draft.values[name] }));
    const { data } = await update({ variables: { id: courseId, input, updatedAt: current.updatedAt } });
    if (!data) return;
    store.receive(courseDraftKey, toCourseSnapshot(data.updateCourse));
    toast({ title: t('confirm.applied') });
    focusField(name);
  };
  const { run, isBusy, error } = useRequest(save, ({ problem }) => {
    if (problem !== 'changedMeanwhile') return;
    const query = { query: CourseDraftSnapshotsDocument, variables: { id: courseId } };
    void client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
  });
  return { confirm: run, isBusy, error: error && (error.fields[name] ?? error.message) };
}
