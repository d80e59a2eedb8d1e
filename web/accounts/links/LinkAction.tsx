import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { toClientError, type ClientError } from '../../data/clientError';
import { useTranslation } from '../../language';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { useLinkToken } from '../../ui/hooks/useLinkToken';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { AccountCard } from '../AccountCard';

interface LinkActionProps {
  /** The texts of the action. */
  name: 'confirmEmail' | 'confirmEmailChange' | 'revertEmailChange';
  run(token: string): Promise<unknown>;
  /** What to do after the action. */
  next: ReactNode;
  /** What to do if the link cannot be used. */
  help: ReactNode;
}

/** Acts on the link of a mail when the button is pressed: programs that only open the link change nothing. */
export function LinkAction({ name, run, next, help }: LinkActionProps) {
  const { t } = useTranslation('accountLinks');
  const token = useLinkToken();
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle');
  const [error, setError] = useState<ClientError>();
  if (token === null || error?.problem === 'linkNotValid')
    return (
      <AccountCard title={t('invalid.title')} text={t(`${name}.invalidText`)} isResult={error !== undefined}>
        {help}
      </AccountCard>
    );
  if (state === 'done')
    return (
      <AccountCard title={t(`${name}.doneTitle`)} text={t(`${name}.doneText`)} isResult>
        {next}
      </AccountCard>
    );
  const isPending = state === 'pending';
  const act = async () => {
    if (token === undefined || isPending) return;
    setState('pending');
    setError(undefined);
    try {
      await run(token);
      setState('done');
    } catch (cause) {
      setError(toClientError(cause));
      setState('idle');
    }
  };
  return (
    <AccountCard title={t(`${name}.title`)} text={t(`${name}.text`)}>
      {error && <ErrorAlert message={error.message} />}
      <Button
        variant="contained"
        size="large"
        aria-disabled={isPending}
        onClick={() => void act()}
        sx={{ alignSelf: 'start', ...scriptOnly }}
      >
        {t(isPending ? 'pending' : `${name}.button`)}
      </Button>
    </AccountCard>
  );
}
