import { useTranslation } from '../../language';
import { PersonalMessageDialog } from '../../notifications/parts/PersonalMessageDialog';
import type { OpenDialogProps } from '../form/DialogButton';
import { useOfficeMessageReachQuery, useSendOfficeMessageMutation } from './__generated__/officeMessages';

interface OfficeMessageDialogProps extends OpenDialogProps {
  /** Keys of the chosen people, each once. */
  userIds: readonly string[];
}

/** A message of the office to chosen people. */
export function OfficeMessageDialog({ userIds, ...dialog }: OfficeMessageDialogProps) {
  const { t } = useTranslation('adminOfficeMessages');
  const [send] = useSendOfficeMessageMutation();
  const { data, error, refetch } = useOfficeMessageReachQuery({
    variables: { userIds: [...userIds] },
    fetchPolicy: 'no-cache',
  });
  return (
    <PersonalMessageDialog
      {...dialog}
      title={t('title')}
      purpose={t('purpose')}
      chosen={userIds.length}
      reach={{ counts: data?.officeMessageReach, error, retry: () => void refetch() }}
      onSend={async (texts) => {
        const { data } = await send({ variables: { input: { ...texts, userIds: [...userIds] } } });
        return data?.sendOfficeMessage ?? 0;
      }}
    />
  );
}
