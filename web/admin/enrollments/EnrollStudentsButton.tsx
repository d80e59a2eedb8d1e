import { PlusIcon } from '../../art/icons/editIcons';
import { useTranslation } from '../../language';
import { lazyDialog } from '../../ui/lazyDialog';
import { DialogButton } from '../form/DialogButton';

const EnrollStudentsDialog = lazyDialog(async () => (await import('./EnrollStudentsDialog')).EnrollStudentsDialog);

export function EnrollStudentsButton({ initialAddresses }: { initialAddresses?: string }) {
  const { t } = useTranslation('adminEnrollments');
  const label = t(initialAddresses === undefined ? 'enroll.open' : 'enroll.openOne');
  return (
    <DialogButton
      variant="contained"
      startIcon={<PlusIcon />}
      label={label}
      request={initialAddresses === undefined ? '1' : undefined}
    >
      {(dialog) => <EnrollStudentsDialog {...dialog} initialAddresses={initialAddresses ?? ''} />}
    </DialogButton>
  );
}
