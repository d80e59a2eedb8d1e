import { Alert, Button, Stack, type AlertProps } from '@mui/material';
import { toClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { useViewer } from '../../session/useViewer';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useResendConfirmationMutation } from './__generated__/EmailNotice';

interface EmailNoticeProps extends Pick<AlertProps, 'sx'> {
  /** What an unconfirmed address prevents: reviews are not published, seats are not held. */
  prevents?: 'reviews' | 'seats';
}

/** Tells the viewer that their address is not confirmed, or that mail servers refuse it. Empty otherwise. */
export function EmailNotice({ sx, prevents = 'reviews' }: EmailNoticeProps) {
  const { t } = useTranslation('accountLinks');
  const { viewer } = useViewer();
  const { resend, isSending } = useResendConfirmation();
  if (!viewer || (viewer.isEmailConfirmed && !viewer.isEmailBounced)) return null;
  const unconfirmed = prevents === 'seats' ? 'unconfirmedForSeat' : 'unconfirmed';
  const state = viewer.isEmailBounced ? 'bounced' : unconfirmed;
  return (
    <Alert severity={viewer.isEmailBounced ? 'warning' : 'info'} sx={sx}>
      {t(`notice.${state}`, { email: viewer.email })}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, marginBlockStart: 1 }}
      >
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-disabled={isSending}
          onClick={isSending ? undefined : resend}
        >
          {t(isSending ? 'pending' : 'notice.resend')}
        </Button>
        <TextLink to={`${paths.account}#email`} color="inherit">
          {t('notice.change')}
        </TextLink>
      </Stack>
    </Alert>
  );
}

function useResendConfirmation() {
  const { t } = useTranslation('accountLinks');
  const showToast = useToast();
  const [resendConfirmation, { loading: isSending }] = useResendConfirmationMutation();
  const send = async () => {
    try {
      await resendConfirmation();
      showToast({ title: t('notice.sent'), description: t('notice.sentText'), variant: 'success' });
    } catch (error) {
      const description = toClientError(error).messageWithStatus;
      showToast({ title: t('notice.failed'), description, variant: 'destructive' });
    }
  };
  return { isSending, resend: () => void send() };
}
