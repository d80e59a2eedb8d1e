import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComputerIcon } from '../art/icons/ComputerIcon';
import { HandheldIcon } from '../art/icons/HandheldIcon';
import type { MySessionFragment } from './__generated__/AccountScreen';
import { formatDate, formatTime } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { deviceOf } from './device';

interface SessionRowProps {
  session: MySessionFragment;
  onEnd(): Promise<void>;
}

const rowStyles = {
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

const iconStyles = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  borderRadius: '50%',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;

/** One place where one is signed in: what it is, since when, and the way out. The one that is used now stays. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const [isEnding, setEnding] = useState(false);
  const { createdAt, isCurrent } = session;
  const device = deviceOf(session.userAgent);
  const name = useDeviceName(device);
  const since = t('sessions.since', { date: formatDate(createdAt, language), time: formatTime(createdAt, language) });
  const end = () => {
    setEnding(true);
    void onEnd().finally(() => setEnding(false));
  };
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={iconStyles}>{device.isHandheld ? <HandheldIcon size={22} /> : <ComputerIcon size={22} />}</Box>
      <Box sx={{ flexGrow: 1, flexBasis: '14rem', minInlineSize: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          {name}
          {isCurrent && <Chip size="small" color="primary" label={t('sessions.current')} />}
        </Box>
        <Box component="time" dateTime={createdAt} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {since}
        </Box>
      </Box>
      {!isCurrent && (
        <Button
          variant="outlined"
          color="inherit"
          aria-label={t('sessions.endOf', { device: name, since })}
          aria-disabled={isEnding}
          onClick={isEnding ? undefined : end}
        >
          {t(isEnding ? 'sessions.ending' : 'sessions.end')}
        </Button>
      )}
    </Box>
  );
}

function useDeviceName({ browser, system }: ReturnType<typeof deviceOf>): string {
  const { t } = useTranslation('account');
  if (browser && system) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.program');
}
