import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import {
  startSecondFactorSchema,
  totpCodeSchema,
  type StartSecondFactorValues,
} from '../../../schema/contract/validation/secondFactor';
import { useTranslation } from '../../language';
import { MeDocument } from '../../session/__generated__/useViewer';
import { FormFrame, getFormError, submitWithServerErrors } from '../../ui/form/FormFrame';
import { HiddenUsername } from '../HiddenUsername';
import { PasswordInput } from '../../ui/form/inputs';
import { CodeInput } from '../CodeInput';
import { AccountScreenDocument } from './__generated__/AccountScreen';
import {
  useConfirmSecondFactorMutation,
  useStartSecondFactorMutation,
  type StartSecondFactorMutation,
} from './__generated__/SecondFactorSection';
import { QrCode } from './QrCode';
import { storeRecoveryCodes } from './storeRecoveryCodes';
import { useCopyText } from '../../ui/hooks/useCopyText';

export type SecondFactorKey = StartSecondFactorMutation['startSecondFactor'];

/** First step: the password. */
export function PasswordStep({ email, onStarted }: { email: string; onStarted: (key: SecondFactorKey) => void }) {
  const { t } = useTranslation('account');
  const [start] = useStartSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const form = useForm<StartSecondFactorValues>({
    resolver: zodResolver(startSecondFactorSchema),
    defaultValues: { password: '' },
  });
  const submit = submitWithServerErrors(form, async (input) => {
    const { data } = await start({ variables: { input } });
    if (data) onStarted(data.startSecondFactor);
  });
  return (
    <FormFrame
      onSubmit={submit}
      pending={form.formState.isSubmitting}
      submit={t('secondFactor.continue')}
      submitting={t('secondFactor.checking')}
      error={getFormError(form.formState.errors)}
    >
      <HiddenUsername email={email} />
      <PasswordInput
        name="password"
        control={form.control}
        label={t('secondFactor.password')}
        autoComplete="current-password"
        autoFocus
      />
    </FormFrame>
  );
}

interface AppStepProps {
  secondFactorKey: SecondFactorKey;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Second step: the key for the authenticator app, and a code that shows that the app has it. */
export function AppStep({ secondFactorKey: { secret, uri }, onConfirmed }: AppStepProps) {
  const { t } = useTranslation('account');
  const [confirm] = useConfirmSecondFactorMutation({
    update: (cache, { data }) => storeRecoveryCodes(cache, data?.confirmSecondFactor),
    refetchQueries: [AccountScreenDocument, MeDocument],
  });
  const form = useForm<{ code: string }>({ resolver: zodResolver(totpCodeSchema), defaultValues: { code: '' } });
  const submit = submitWithServerErrors(form, async (input) => {
    const { data } = await confirm({ variables: { input } });
    if (data) onConfirmed(data.confirmSecondFactor);
  });
  return (
    <>
      <Typography>{t('secondFactor.scan')}</Typography>
      <QrCode text={uri} label={t('secondFactor.qrCode')} />
      <SecretKey secret={secret} />
      <FormFrame
        onSubmit={submit}
        pending={form.formState.isSubmitting}
        submit={t('secondFactor.turnOn')}
        submitting={t('secondFactor.checking')}
        error={getFormError(form.formState.errors)}
      >
        <CodeInput control={form.control} kind="totp" label={t('secondFactor.code')} />
      </FormFrame>
    </>
  );
}

/** For apps on this device, which cannot scan the code. */
function SecretKey({ secret }: { secret: string }) {
  const { t } = useTranslation('account');
  const copyText = useCopyText();
  return (
    <div>
      <Typography sx={{ color: 'text.secondary' }}>{t('secondFactor.orType')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockStart: 1 }}>
        <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere', fontSize: '1.0625rem' }}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
        <Button variant="outlined" size="small" onClick={() => copyText(secret)}>
          {t('secondFactor.copyKey')}
        </Button>
      </Box>
    </div>
  );
}
