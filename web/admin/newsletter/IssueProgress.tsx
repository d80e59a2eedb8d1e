import { LinearProgress, Stack, Typography } from '@mui/material';
import { formatNumber, useTranslation } from '../../language';
import { useAdminNewsletterProgressQuery, type AdminNewsletterProgressFragment } from './__generated__/issueResource';

const pollMs = 2000;

/** How many mails of an issue were sent; read again while they are sent. */
export function IssueProgress({ issue }: { issue: AdminNewsletterProgressFragment }) {
  const { t } = useTranslation('adminNewsletter');
  const isSending = issue.state === 'sending';
  // The answer updates the issue in the cache, and with it the list.
  useAdminNewsletterProgressQuery({
    variables: { id: issue.id },
    skip: !isSending,
    pollInterval: isSending ? pollMs : 0,
    fetchPolicy: 'network-only',
  });
  if (issue.state === 'draft') return null;
  const { sentCount, skippedCount, recipientCount } = issue;
  const done = sentCount + skippedCount;
  const text = t('progressOf', { sent: formatNumber(sentCount, 'ar'), total: formatNumber(recipientCount, 'ar') });
  return (
    <Stack sx={{ inlineSize: '100%', gap: 0.5, justifyContent: 'center', blockSize: '100%' }}>
      <Typography component="span" variant="body2">
        {text}
        {skippedCount > 0 && ` · ${t('skipped', { n: formatNumber(skippedCount, 'ar') })}`}
      </Typography>
      {isSending && (
        <LinearProgress
          variant="determinate"
          value={recipientCount === 0 ? 0 : Math.min(100, (100 * done) / recipientCount)}
          aria-label={text}
        />
      )}
    </Stack>
  );
}
