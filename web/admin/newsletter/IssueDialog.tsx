import { Box, Button, Stack, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { languages, type Language } from '../../../schema/contract/languages';
import { SendIcon } from '../../art/icons/sharingIcons';
import { usePlural, useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import type { RowDialogProps } from '../resource/adminResource';
import { RowDialogFrame } from '../resource/RowDialogFrame';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import {
  useAdminNewsletterPreviewQuery,
  useResumeNewsletterIssueMutation,
  useSendNewsletterIssueMutation,
  useSendNewsletterTestMutation,
  useStopNewsletterIssueMutation,
  type AdminNewsletterIssueFragment,
} from './__generated__/issueResource';

const frameStyles = {
  inlineSize: '100%',
  blockSize: { xs: '55vh', md: '60vh' },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;

export function IssueDialog({ row, name, isOpen, onClose, onExited }: RowDialogProps<AdminNewsletterIssueFragment>) {
  const { t } = useTranslation('adminNewsletter');
  const { t: tAdmin } = useTranslation('admin');
  const { t: tCommon } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 37.5em)');
  const [language, setLanguage] = useState<Language>('ar');
  const query = useAdminNewsletterPreviewQuery({ variables: { id: row.id, language }, fetchPolicy: 'network-only' });
  const preview = query.data?.newsletterIssue;
  return (
    <RowDialogFrame
      isOpen={isOpen}
      onClose={onClose}
      onExited={onExited}
      maxWidth="md"
      fullScreen={isNarrow}
      title={t('previewTitle')}
      contentProps={{ dividers: true }}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {tCommon('close')}
          </Button>
          <TestButton id={row.id} />
          {row.state === 'draft' && preview && (
            <SendButton
              name={name}
              onClose={onClose}
              issue={preview}
              recipientCount={query.data?.adminNewsletterSubscribers.totalCount ?? 0}
            />
          )}
        </>
      }
    >
      <Stack direction="row" sx={{ gap: 1, marginBlockEnd: 2 }}>
        {languages.map((each) => (
          <Button
            key={each}
            variant={each === language ? 'contained' : 'outlined'}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {tAdmin(`form.languages.${each}`)}
          </Button>
        ))}
      </Stack>
      <QueryResult of={query} skeleton={<TextSkeleton lines={8} />}>
        {({ newsletterIssue }) => (
          <Box
            component="iframe"
            // No scripts, forms or navigation: the document is only looked at.
            sandbox=""
            srcDoc={newsletterIssue?.previewHtml ?? ''}
            title={t('previewFrame', { language: tAdmin(`form.languages.${language}`) })}
            sx={frameStyles}
          />
        )}
      </QueryResult>
    </RowDialogFrame>
  );
}

function TestButton({ id }: { id: string }) {
  const { t } = useTranslation('adminNewsletter');
  const { t: tAdmin } = useTranslation('admin');
  const showToast = useToast();
  const [sendTest] = useSendNewsletterTestMutation();
  const { run, isBusy } = useRequest(
    async () => {
      await sendTest({ variables: { id } });
      showToast({ title: t('testSent') });
    },
    ({ messageWithStatus }) =>
      showToast({ title: tAdmin('error'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <Button variant="outlined" onClick={run} aria-disabled={isBusy}>
      {t('sendTest')}
    </Button>
  );
}

interface SendButtonProps {
  /** The version that the preview shows. */
  issue: { id: string; updatedAt: string };
  name: string;
  recipientCount: number;
  onClose(): void;
}

function SendButton({ issue, name, recipientCount, onClose }: SendButtonProps) {
  const { t } = useTranslation('adminNewsletter');
  const formatCount = usePlural('adminNewsletter');
  const showToast = useToast();
  const refetchAll = useInvalidateAllQueries();
  const [isAsking, setAsking] = useState(false);
  const [send] = useSendNewsletterIssueMutation();
  const { run, isBusy, error } = useRequest(async () => {
    await send({ variables: { id: issue.id, updatedAt: issue.updatedAt } });
    showToast({ title: t('sending') });
    setAsking(false);
    onClose();
    await refetchAll();
  });
  return (
    <>
      <Button variant="contained" startIcon={<SendIcon />} onClick={() => setAsking(true)}>
        {t('send')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sendTitle', { name })}
        confirm={t('send')}
        isDestructive={false}
        isBusy={isBusy}
        error={error?.messageWithStatus}
        onConfirm={run}
        onClose={() => setAsking(false)}
      >
        {formatCount('recipients', recipientCount)} {t('sendHint')}
      </ConfirmDialog>
    </>
  );
}

interface SendingChange {
  name: 'stop' | 'resume';
  isDestructive: boolean;
  useChange: typeof useStopNewsletterIssueMutation | typeof useResumeNewsletterIssueMutation;
}

/** A dialog that asks before sending stops or continues. */
function createSendingDialog({ name: change, isDestructive, useChange }: SendingChange) {
  return function SendingDialog({
    row,
    name,
    isOpen,
    onClose,
    onExited,
  }: RowDialogProps<AdminNewsletterIssueFragment>) {
    const { t } = useTranslation('adminNewsletter');
    const showToast = useToast();
    const refetchAll = useInvalidateAllQueries();
    const [send] = useChange();
    const { run, isBusy, error } = useRequest(async () => {
      await send({ variables: { id: row.id } });
      showToast({ title: t(`${change}Done`) });
      onClose();
      await refetchAll();
    });
    return (
      <ConfirmDialog
        isOpen={isOpen}
        isBusy={isBusy}
        isDestructive={isDestructive}
        onClose={onClose}
        onExited={onExited}
        title={t(`${change}Title`, { name })}
        confirm={t(`${change}Action`)}
        error={error?.messageWithStatus}
        onConfirm={run}
      >
        {t(`${change}Text`)}
      </ConfirmDialog>
    );
  };
}

export const StopDialog = createSendingDialog({
  name: 'stop',
  isDestructive: true,
  useChange: useStopNewsletterIssueMutation,
});

export const ResumeDialog = createSendingDialog({
  name: 'resume',
  isDestructive: false,
  useChange: useResumeNewsletterIssueMutation,
});
