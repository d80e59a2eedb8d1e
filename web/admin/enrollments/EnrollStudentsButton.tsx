import { PlusIcon } from '../../art/icons/editIcons';
import { useTranslation } from '../../language';
import { lazyDialog } from '../../ui/lazyDialog';
import { DialogButton } from '../form/DialogButton';

const EnrollStudentsDialog = lazyDialog(async () => (await import('./EnrollStudentsDialog')).EnrollStudentsDialog);

export function EnrollStudentsButton() {
  const { t } = useTranslation('adminEnrollments');
  return (
    <DialogButton variant="contained" startIcon={<PlusIcon />} label={t('enroll.open')} request="1">
      {(dialog) => <EnrollStudentsDialog {...dialog} />}
    </DialogButton>
  );
}
