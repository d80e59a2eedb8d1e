import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../language';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { useLinkToken } from '../../routing/useLinkToken';
import { useRequest } from '../../ui/hooks/useRequest';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { AccountLinkPage } from '../AccountLinkPage';

interface LinkActionProps {
  name: 'confirmEmail' | 'confirmEmailChange' | 'revertEmailChange';
  run(token: string): Promise<unknown>;
  next: ReactNode;
  help: ReactNode;
}

/** Acts on the link of a mail when the button is pressed: programs that only open the link change nothing. */
export function LinkAction({ name, run, next, help }: LinkActionProps) {
  const { t } = useTranslation(['accountLinks', 'common']);
  const { token, forget } = useLinkToken();
  const [isDone, setDone] = useState(false);
  const {
    run: act,
    isBusy,
    error,
  } = useRequest(async () => {
    if (token == null) return;
    await run(token);
    setDone(true);
    forget();
  });
  if (isDone)
    return (
      <AccountLinkPage title={t(`${name}.doneTitle`)} text={t(`${name}.doneText`)} isResult>
        {next}
      </AccountLinkPage>
    );
  if (token === null || error?.problem === 'linkNotValid')
    return (
      <AccountLinkPage
        title={t('invalid.title')}
        text={token === null ? t('common:missingLink') : t(`${name}.invalidText`)}
        isResult={error !== undefined}
      >
        {help}
      </AccountLinkPage>
    );
  return (
    <AccountLinkPage title={t(`${name}.title`)} text={t(`${name}.text`)}>
      {error && <ErrorAlert message={error.message} />}
      <Button
        variant="contained"
        size="large"
        aria-disabled={isBusy}
        onClick={act}
        sx={{ alignSelf: 'start', ...scriptOnly }}
      >
        {t(isBusy ? 'pending' : `${name}.button`)}
      </Button>
    </AccountLinkPage>
  );
}
