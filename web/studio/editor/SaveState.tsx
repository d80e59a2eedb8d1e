import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon';
import { LockIcon } from '../../art/icons/LockIcon';
import { SendIcon } from '../../art/icons/SendIcon';
import { WarningIcon } from '../../art/icons/WarningIcon';
import { visuallyHidden } from '../../ui/visuallyHidden';
import type { Standing } from './drafts/standing';
import { useDesk, useStanding } from './sheets';

const icons: Record<Standing['kind'], ReactNode> = {
  saved: <CheckCircleIcon size={20} />,
  typing: <SendIcon size={20} />,
  saving: <SendIcon size={20} />,
  unreached: <WarningIcon size={20} />,
  signedOut: <LockIcon size={20} />,
  conflict: <WarningIcon size={20} />,
  twoVersions: <WarningIcon size={20} />,
  invalid: <WarningIcon size={20} />,
  failed: <WarningIcon size={20} />,
};

const stateStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minInlineSize: 0,
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.5,
  color: 'text.secondary',
  '&[data-kind="saved"]': { color: 'primary.main' },
  '&:is([data-kind="unreached"], [data-kind="signedOut"], [data-kind="conflict"], [data-kind="twoVersions"], [data-kind="invalid"])':
    { color: 'amberInk' },
  '&[data-kind="failed"]': { color: 'danger' },
} as const;

function useSentence(standing: Standing): string {
  const { t } = useTranslation('editor');
  return standing.kind === 'failed' ? t('state.failed', { text: standing.text }) : t(`state.${standing.kind}`);
}

/** Whether all is saved, always in sight, and said when it matters: not at every letter. */
export function SaveState({ onSignIn }: { onSignIn(): void }) {
  const { t } = useTranslation('editor');
  const desk = useDesk();
  const standing = useStanding();
  const text = useSentence(standing);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box component="span" sx={stateStyles} data-kind={standing.kind} aria-hidden>
        {icons[standing.kind]}
        <bdi>{text}</bdi>
      </Box>
      <Announced standing={standing} text={text} />
      {(standing.kind === 'unreached' || standing.kind === 'failed') && (
        <Button size="small" onClick={() => desk.retry()}>
          {t('state.retry')}
        </Button>
      )}
      {standing.kind === 'signedOut' && (
        <Button size="small" variant="contained" onClick={onSignIn}>
          {t('state.signIn')}
        </Button>
      )}
    </Box>
  );
}

/** What screen readers say: that typing is being saved is no news. */
function Announced({ standing, text }: { standing: Standing; text: string }) {
  const isNews = standing.kind !== 'typing' && standing.kind !== 'saving';
  const [said, setSaid] = useState(text);
  if (isNews && said !== text) setSaid(text);
  return (
    <Box role="status" sx={visuallyHidden}>
      {said}
    </Box>
  );
}
