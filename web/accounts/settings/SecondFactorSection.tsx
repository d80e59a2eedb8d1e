import { Alert, Button, Chip, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  secondFactorProofSchema,
  type SecondFactorProofValues,
} from '../../../schema/contract/validation/accounts/secondFactor';
import { formatDate, useLanguage, useTranslation } from '../../language';
import { MeDocument } from '../../session/__generated__/useViewer';
import { useViewer } from '../../session/useViewer';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { HiddenUsername } from '../HiddenUsername';
import { PasswordInput } from '../../ui/form/inputs';
import { CodeInput } from '../CodeInput';
import { AccountScreenDocument } from './__generated__/AccountScreen';
import {
  useCreateRecoveryCodesMutation,
  useDisableSecondFactorMutation,
  type MySecondFactorFragment,
} from './__generated__/SecondFactorSection';
import { RecoveryCodes } from './RecoveryCodes';
import { storeRecoveryCodes } from './storeRecoveryCodes';
import { AppStep, PasswordStep, type SecondFactorKey } from './SecondFactorSetup';

type Step =
  /** `isAfterStep`: the element that had the focus is gone. */
  | { name: 'status'; isAfterStep: boolean }
  | { name: 'password' | 'renew' | 'disable' }
  | { name: 'app'; key: SecondFactorKey }
  | { name: 'codes'; codes: readonly string[] };

interface SecondFactorSectionProps {
  /** Null if it is off. */
  secondFactor: MySecondFactorFragment | null;
  email: string;
}

export function SecondFactorSection({ secondFactor, email }: SecondFactorSectionProps) {
  const { t } = useTranslation(['account', 'common']);
  const [step, setStep] = useState<Step>({ name: 'status', isAfterStep: false });
  const showStatus = () => setStep({ name: 'status', isAfterStep: true });
  const showCodes = (codes: readonly string[]) => setStep({ name: 'codes', codes });
  if (step.name === 'status')
    return <Status secondFactor={secondFactor} takesFocus={step.isAfterStep} onStep={(name) => setStep({ name })} />;
  return (
    <Stack sx={{ gap: 2.5, alignItems: 'stretch' }}>
      <StepHeading key={step.name} takesFocus={step.name === 'app' || step.name === 'codes'}>
        {t(`secondFactor.steps.${step.name}`)}
      </StepHeading>
      {step.name === 'password' && <PasswordStep email={email} onStarted={(key) => setStep({ name: 'app', key })} />}
      {step.name === 'app' && <AppStep secondFactorKey={step.key} onConfirmed={showCodes} />}
      {step.name === 'renew' && <RenewStep email={email} onRenewed={showCodes} />}
      {step.name === 'disable' && <DisableStep email={email} onDisabled={showStatus} />}
      {step.name === 'codes' ? (
        <RecoveryCodes codes={step.codes} email={email} onDone={showStatus} />
      ) : (
        <Button color="inherit" onClick={showStatus}>
          {t('common:cancel')}
        </Button>
      )}
    </Stack>
  );
}

/** In steps that do not begin with a field, the heading takes the focus, so that the step is announced. */
function StepHeading({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Typography ref={ref} component="h3" variant="h4" tabIndex={-1}>
      {children}
    </Typography>
  );
}

/** Fewer codes than this are pointed out. */
const fewCodes = 4;

interface StatusProps {
  secondFactor: MySecondFactorFragment | null;
  takesFocus: boolean;
  onStep: (name: 'password' | 'renew' | 'disable') => void;
}

function Status({ secondFactor, takesFocus, onStep }: StatusProps) {
  const { t } = useTranslation('account');
  const { viewer } = useViewer();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Stack ref={ref} tabIndex={-1} sx={{ gap: 2.5, alignItems: 'start', outline: 'none' }}>
      {viewer?.mustSetUpSecondFactor && <Alert severity="warning">{t('secondFactor.requiredForAdmins')}</Alert>}
      {secondFactor ? <ActiveStatus {...secondFactor} /> : <Typography>{t('secondFactor.offText')}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {secondFactor ? (
          <>
            <Button variant="outlined" onClick={() => onStep('renew')}>
              {t('secondFactor.renew')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => onStep('disable')}>
              {t('secondFactor.turnOff')}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={() => onStep('password')}>
            {t('secondFactor.setUp')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function ActiveStatus({ enabledAt, recoveryCodesLeft }: MySecondFactorFragment) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const codes = t('secondFactor.codesLeft', { count: recoveryCodesLeft, n: String(recoveryCodesLeft) });
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Chip color="primary" label={t('secondFactor.on')} />
        <Typography component="time" dateTime={enabledAt} sx={{ color: 'text.secondary' }}>
          {t('secondFactor.since', { date: formatDate(enabledAt, language) })}
        </Typography>
      </Stack>
      {recoveryCodesLeft < fewCodes ? <Alert severity="warning">{codes}</Alert> : <Typography>{codes}</Typography>}
    </>
  );
}

function RenewStep({ email, onRenewed }: { email: string; onRenewed: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('account');
  const [createCodes] = useCreateRecoveryCodesMutation({
    update: (cache, { data }) => storeRecoveryCodes(cache, data?.createRecoveryCodes),
  });
  const renew = async (input: SecondFactorProofValues) => {
    const { data } = await createCodes({ variables: { input } });
    if (data) onRenewed(data.createRecoveryCodes);
  };
  return <ProofForm email={email} submitLabel={t('secondFactor.renew')} onSubmit={renew} />;
}

function DisableStep({ email, onDisabled }: { email: string; onDisabled(): void }) {
  const { t } = useTranslation('account');
  const showToast = useToast();
  const [disable] = useDisableSecondFactorMutation({
    refetchQueries: [AccountScreenDocument, MeDocument],
    awaitRefetchQueries: true,
  });
  const turnOff = async (input: SecondFactorProofValues) => {
    await disable({ variables: { input } });
    showToast({ title: t('secondFactor.turnedOff'), variant: 'success' });
    onDisabled();
  };
  return <ProofForm email={email} submitLabel={t('secondFactor.turnOff')} onSubmit={turnOff} />;
}

interface ProofFormProps {
  email: string;
  submitLabel: string;
  onSubmit: (proof: SecondFactorProofValues) => Promise<void>;
}

/** Password and code, so that an open session alone cannot weaken the account. */
function ProofForm({ email, submitLabel, onSubmit }: ProofFormProps) {
  const { t } = useTranslation('account');
  const form = useZodForm<SecondFactorProofValues>(secondFactorProofSchema, { password: '', code: '' });
  return (
    <FormFrame
      form={form}
      onSubmit={submitWithServerErrors(form, onSubmit)}
      submit={submitLabel}
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
      <CodeInput control={form.control} kind="any" label={t('secondFactor.anyCode')} />
    </FormFrame>
  );
}
