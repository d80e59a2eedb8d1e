import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AccountScreenDocument,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from './__generated__/AccountScreen';
import type { MySessionFragment } from './__generated__/AccountScreen';
import { failureOf } from '../data/failures';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useNotify } from '../ui/Notices';
import { SessionRow } from './SessionRow';

const listStyles = { listStyle: 'none', margin: 0, padding: 0 } as const;

/** Where one is signed in, this place first, and the way to sign out elsewhere. */
export function SessionList({ sessions }: { sessions: readonly MySessionFragment[] }) {
  const { t } = useTranslation('account');
  const end = useEnd();
  const sorted = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <>
      <Box component="ul" sx={listStyles}>
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </Box>
      {sessions.length > 1 ? (
        <OthersButton />
      ) : (
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 2 }}>{t('sessions.onlyHere')}</Typography>
      )}
    </>
  );
}

/** Ends one session; one that has ended already is gone from the list just the same. */
function useEnd(): (id: string) => Promise<void> {
  const { t } = useTranslation('account');
  const notify = useNotify();
  const [endSession] = useEndSessionMutation({ refetchQueries: [AccountScreenDocument], awaitRefetchQueries: true });
  return async (id) => {
    try {
      await endSession({ variables: { id } });
      notify({ title: t('sessions.ended'), tone: 'success' });
    } catch (error) {
      notify({ title: t('sessions.failed'), description: failureOf(error).text, tone: 'destructive' });
    }
  };
}

function OthersButton() {
  const { t } = useTranslation('account');
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [endOthers, { loading }] = useEndOtherSessionsMutation({
    refetchQueries: [AccountScreenDocument],
    awaitRefetchQueries: true,
  });
  const confirm = async () => {
    try {
      await endOthers();
      setAsked(false);
      notify({ title: t('sessions.endedOthers'), tone: 'success' });
    } catch (error) {
      setFailure(failureOf(error).text);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        sx={{ marginBlockStart: 3, inlineSize: { xs: '100%', sm: 'auto' } }}
        onClick={() => {
          setFailure(undefined);
          setAsked(true);
        }}
      >
        {t('sessions.endOthers')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('sessions.askOthers')}
        confirm={t('sessions.endOthers')}
        confirming={t('sessions.ending')}
        isBusy={loading}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      >
        {t('sessions.askOthersText')}
      </ConfirmDialog>
    </>
  );
}
