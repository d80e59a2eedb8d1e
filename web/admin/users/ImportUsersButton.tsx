import { UploadIcon } from '../../art/icons/editIcons';
import { useTranslation } from '../../language';
import { lazyDialog } from '../../ui/lazyDialog';
import { DialogButton } from '../form/DialogButton';

const ImportUsersDialog = lazyDialog(async () => (await import('./ImportUsersDialog')).ImportUsersDialog);

export function ImportUsersButton() {
  const { t } = useTranslation('adminUsers');
  return (
    <DialogButton variant="outlined" color="inherit" startIcon={<UploadIcon />} label={t('import.open')}>
      {(dialog) => <ImportUsersDialog {...dialog} />}
    </DialogButton>
  );
}
