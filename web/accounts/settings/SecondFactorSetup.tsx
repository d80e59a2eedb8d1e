import { Box, Button, Typography } from '@mui/material';
import {
  startSecondFactorSchema,
  totpCodeSchema,
  type StartSecondFactorValues,
} from '../../../schema/contract/validation/accounts/secondFactor';
import { useTranslation } from '../../language';
import { MeDocument } from '../../session/__generated__/useViewer';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { HiddenUsername } from '../HiddenUsername';
import { PasswordInput } from '../../ui/form/inputs';
import { CodeInput } from '../CodeInput';
import { AccountScreenDocument } from './__generated__/AccountScreen';
import {
  useConfirmSecondFactorMutation,
  useStartSecondFactorMutation,
  type StartSecondFactorMutation,
} from './__generated__/SecondFactorSection';
import { storeRecoveryCodes } from './storeRecoveryCodes';
import { useCopyText } from '../../ui/hooks/useCopyText';
import { encode } from 'uqr';

export type SecondFactorKey = StartSecondFactorMutation['startSecondFactor'];

export function PasswordStep({ email, onStarted }: { email: string; onStarted: (key: SecondFactorKey) => void }) {
  const { t } = useTranslation('account');
  const [start] = useStartSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const form = useZodForm<StartSecondFactorValues>(startSecondFactorSchema, { password: '' });
  const submit = submitWithServerErrors(form, async (input) => {
    const { data } = await start({ variables: { input } });
    if (data) onStarted(data.startSecondFactor);
  });
  return (
    <FormFrame
      form={form}
      onSubmit={submit}
      submit={t('secondFactor.continue')}
      submitting={t('secondFactor.checking')}
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
  const form = useZodForm<{ code: string }>(totpCodeSchema, { code: '' });
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
        form={form}
        onSubmit={submit}
        submit={t('secondFactor.turnOn')}
        submitting={t('secondFactor.checking')}
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

/** Modules of white around the code that scanners need (ISO/IEC 18004). */
const quietZone = 4;

const codeStyles = {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 232,
  blockSize: 'auto',
  borderRadius: '8px',
  forcedColorAdjust: 'none',
} as const;

/** Black on white in every color scheme: many scanners do not read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const modules = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={codeStyles}
    >
      <rect width={size} height={size} fill="white" />
      <path d={modules.join('')} fill="black" />
    </Box>
  );
}
