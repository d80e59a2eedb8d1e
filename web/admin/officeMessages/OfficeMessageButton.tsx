import { SendIcon } from '../../art/icons/sharingIcons';
import { useTranslation } from '../../language';
import { DialogButton } from '../form/DialogButton';
import { OfficeMessageDialog } from './OfficeMessageDialog';

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
      {(dialog) => <OfficeMessageDialog {...dialog} userIds={userIds} />}
    </DialogButton>
  );
}
