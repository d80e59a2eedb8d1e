import { Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useDateAndTime, useTranslation } from '../../language';
import { ComputerIcon, SmartphoneIcon } from '../../art/icons/accountIcons';
import { parseUserAgent } from '../../../schema/contract/text/userAgent';
import { toClientError } from '../../data/errors/clientError';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { AccountScreenDocument } from './__generated__/AccountScreen';
import { useEndOtherSessionsMutation, useEndSessionMutation } from './__generated__/SessionList';
import type { MySessionFragment } from './__generated__/SessionList';

const sessionListStyles = { listStyle: 'none', margin: 0, padding: 0 } as const;

export function SessionList({ sessions }: { sessions: readonly MySessionFragment[] }) {
  const { t } = useTranslation('account');
  const endSession = useEndSession();
  const sorted = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <>
      <Box component="ul" sx={sessionListStyles}>
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} onEndSession={() => endSession(session.id)} />
        ))}
      </Box>
      {sessions.length > 1 ? (
        <EndOtherSessionsButton />
      ) : (
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 2 }}>{t('sessions.onlyHere')}</Typography>
      )}
    </>
  );
}

const sessionRowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  paddingBlock: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { paddingBlockStart: 0 },
  '&:last-of-type': { borderBlockEnd: 0 },
} as const;

const deviceIconStyles = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  borderRadius: '50%',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;

/** The current session cannot be ended here. */
function SessionRow({ session, onEndSession }: { session: MySessionFragment; onEndSession(): Promise<void> }) {
  const { t } = useTranslation('account');
  const [isEnding, setEnding] = useState(false);
  const { createdAt, isCurrent } = session;
  const device = parseUserAgent(session.userAgent);
  const name = useDeviceName(device);
  const startedAt = t('sessions.since', useDateAndTime()(createdAt));
  const endSession = () => {
    setEnding(true);
    void onEndSession().finally(() => setEnding(false));
  };
  return (
    <Box component="li" sx={sessionRowStyles}>
      <Box sx={deviceIconStyles}>{device.isMobile ? <SmartphoneIcon size={22} /> : <ComputerIcon size={22} />}</Box>
      <Box sx={{ flexGrow: 1, flexBasis: '14rem', minInlineSize: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          {name}
          {isCurrent && <Chip size="small" color="primary" label={t('sessions.current')} />}
        </Box>
        <Box component="time" dateTime={createdAt} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {startedAt}
        </Box>
      </Box>
      {!isCurrent && (
        <Button
          variant="outlined"
          color="inherit"
          aria-label={t('sessions.endOf', { device: name, since: startedAt })}
          aria-disabled={isEnding}
          onClick={isEnding ? undefined : endSession}
        >
          {t(isEnding ? 'sessions.ending' : 'sessions.end')}
        </Button>
      )}
    </Box>
  );
}

function useDeviceName({ browser, operatingSystem }: ReturnType<typeof parseUserAgent>): string {
  const { t } = useTranslation('account');
  if (browser && operatingSystem) return t('sessions.device', { browser, system: operatingSystem });
  return browser ?? operatingSystem ?? t('sessions.program');
}

/** A session that has already ended is removed from the list as well. */
function useEndSession(): (id: string) => Promise<void> {
  const { t } = useTranslation('account');
  const showToast = useToast();
  const [revokeSession] = useEndSessionMutation({ refetchQueries: [AccountScreenDocument], awaitRefetchQueries: true });
  return async (id) => {
    try {
      await revokeSession({ variables: { id } });
      showToast({ title: t('sessions.ended'), variant: 'success' });
    } catch (error) {
      showToast({
        title: t('sessions.failed'),
        description: toClientError(error).messageWithStatus,
        variant: 'destructive',
      });
    }
  };
}

function EndOtherSessionsButton() {
  const { t } = useTranslation('account');
  const showToast = useToast();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [endOthers] = useEndOtherSessionsMutation({
    refetchQueries: [AccountScreenDocument],
    awaitRefetchQueries: true,
  });
  const { run, isBusy, error, reset } = useRequest(async () => {
    await endOthers();
    setConfirmOpen(false);
    showToast({ title: t('sessions.endedOthers'), variant: 'success' });
  });
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        sx={{ marginBlockStart: 3, inlineSize: { xs: '100%', sm: 'auto' } }}
        onClick={() => {
          reset();
          setConfirmOpen(true);
        }}
      >
        {t('sessions.endOthers')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={t('sessions.askOthers')}
        confirm={t('sessions.endOthers')}
        confirming={t('sessions.ending')}
        isBusy={isBusy}
        error={error?.message}
        onConfirm={run}
        onClose={() => setConfirmOpen(false)}
      >
        {t('sessions.askOthersText')}
      </ConfirmDialog>
    </>
  );
}
