import { SendIcon } from '../../art/icons/sharingIcons';
import { useTranslation } from '../../language';
import { DialogButton } from '../form/DialogButton';
import { LazyOfficeMessageDialog } from './LazyOfficeMessageDialog';

interface OfficeMessageButtonProps {
  userIds: readonly string[];
  /** Default: the label for several people. */
  label?: string;
}

/** Opens the dialog that writes to the given people. */
export function OfficeMessageButton({ userIds, label }: OfficeMessageButtonProps) {
  const { t } = useTranslation('adminOfficeMessages');
  return (
    <DialogButton variant="outlined" color="inherit" startIcon={<SendIcon />} label={label ?? t('writeToAll')}>
      {(dialog) => <LazyOfficeMessageDialog {...dialog} userIds={userIds} />}
    </DialogButton>
  );
}
