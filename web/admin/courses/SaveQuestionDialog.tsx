import { Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import type { CourseChange } from '../../catalog/courseForm/useCourseChanges';
import { formatNumber, useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useResourceTexts, type ResourceTexts } from '../resource/resourceTexts';
import type { ActionConfirmation } from '../table/types';
import type { AdminCourseFragment } from './__generated__/courseResource';

/** Names the number of students who keep a course that is unpublished. */
export const confirmUnpublishing = (
  courses: readonly Pick<AdminCourseFragment, 'title' | 'titleAr' | 'enrollmentCount'>[],
  { t, admin }: Pick<ResourceTexts<'adminCourses'>, 't' | 'admin'>,
): ActionConfirmation => {
  const count = courses.reduce((sum, { enrollmentCount }) => sum + enrollmentCount, 0);
  const [first] = courses;
  return {
    title:
      first && courses.length === 1
        ? t('unpublish.title', { name: first.titleAr || first.title })
        : t('unpublish.titleMany'),
    text: `${t('unpublish.text')} ${t('unpublish.students', { count, n: formatNumber(count, 'ar') })}`,
    confirm: admin('bulk.unpublish'),
    isDestructive: true,
  };
};

export interface SaveQuestion {
  changes: readonly CourseChange[];
  isUnpublishing: boolean;
}

interface SaveQuestionDialogProps extends SaveQuestion {
  row: AdminCourseFragment;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before a published course changes its price, certificate, address or publication. */
export function SaveQuestionDialog({ row, changes, isUnpublishing, onConfirm, onClose }: SaveQuestionDialogProps) {
  const { t } = useTranslation('editor');
  const texts = useResourceTexts('adminCourses');
  const [isChecked, setChecked] = useState(false);
  const unpublishing = isUnpublishing ? confirmUnpublishing([row], texts) : null;
  const check = changes.find((change) => change.check !== undefined)?.check;
  return (
    <ConfirmDialog
      isOpen
      title={unpublishing?.title ?? t('confirm.question')}
      confirm={unpublishing?.confirm ?? t('confirm.save')}
      isDestructive={isUnpublishing}
      isConfirmDisabled={check !== undefined && !isChecked}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {[unpublishing?.text, ...changes.map(({ text }) => text)].map((text) => text && <p key={text}>{text}</p>)}
      {check !== undefined && (
        <FormControlLabel
          control={<Checkbox checked={isChecked} onChange={(_event, checked) => setChecked(checked)} />}
          label={check}
        />
      )}
    </ConfirmDialog>
  );
}
