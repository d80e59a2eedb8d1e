import { Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from '../language';
import { ButtonLink, paths } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { ErrorAlert } from '../ui/feedback/ErrorAlert';
import { useLinkToken } from '../routing/useLinkToken';
import { useRequest } from '../ui/hooks/useRequest';
import { scriptOnly } from '../ui/layout/layoutStyles';
import { PageContainer } from '../ui/layout/Section';
import { useStopMailsMutation } from './__generated__/UnsubscribeScreen';

/** Opening the page changes nothing, because mail scanners open links; the button does. */
export function Component() {
  const { t } = useTranslation(['notifications', 'common']);
  const { token, forget } = useLinkToken();
  const [stopMails] = useStopMailsMutation();
  const [stopped, setStopped] = useState<string>();
  const { run, isBusy, error } = useRequest(async () => {
    const { data } = await stopMails({ variables: { token: token ?? '' } });
    setStopped(data?.stopMails);
    forget();
  });
  const isMissing = token === null;
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 8 } }}>
      <PageMeta title={t('unsubscribe.title')} isIndexed={false} />
      <Card sx={{ padding: { xs: 2.5, sm: 5 }, maxInlineSize: 560, marginInline: 'auto' }}>
        <Stack sx={{ gap: 2, alignItems: 'start' }}>
          <Typography component="h1" variant="h2">
            {t(stopped ? 'unsubscribe.done' : 'unsubscribe.title')}
          </Typography>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {stopped
              ? t('unsubscribe.doneText', { kind: stopped })
              : t(isMissing ? 'common:missingLink' : 'unsubscribe.text')}
          </Typography>
          <noscript>
            <Typography>{t('unsubscribe.needsScript')}</Typography>
          </noscript>
          {error && <ErrorAlert message={error.message} />}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, marginBlockStart: 1 }}>
            {!stopped && !isMissing && (
              <Button variant="contained" aria-disabled={isBusy} onClick={run} sx={scriptOnly}>
                {t(isBusy ? 'unsubscribe.stopping' : 'unsubscribe.stop')}
              </Button>
            )}
            <ButtonLink to={paths.accountSection('notifications')} variant="outlined">
              {t('settings')}
            </ButtonLink>
          </Stack>
        </Stack>
      </Card>
    </PageContainer>
  );
}
