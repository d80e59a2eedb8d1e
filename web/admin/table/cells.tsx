import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../language/formatters';

/** One line, but where the text around it may wrap. */
const singleLineStyles = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'var(--tayyar-cell-wrap, nowrap)',
  overflowWrap: 'anywhere',
} as const;

interface DirectionalTextProps {
  dir: 'auto' | 'ltr' | 'rtl';
  children: string | null | undefined;
}

/** The text has its own direction, so that what is too long is cut at its end; its place is the table's reading side. */
const DirectionalText = ({ dir, children }: DirectionalTextProps) =>
  children && (
    <Box component="span" title={children} sx={{ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' }}>
      <Box component="span" dir={dir} sx={singleLineStyles}>
        {children}
      </Box>
    </Box>
  );

/** A text in either language, somebody's name say, in its own direction. */
export const TextCell = ({ children }: Pick<DirectionalTextProps, 'children'>) => (
  <DirectionalText dir="auto">{children}</DirectionalText>
);

/** A text in Arabic, whatever it begins with ("LFP أم NMC؟"). */
export const ArabicCell = ({ children }: Pick<DirectionalTextProps, 'children'>) => (
  <DirectionalText dir="rtl">{children}</DirectionalText>
);

/** An e-mail, a phone number, a text in English: always from left to right. */
export const LatinCell = ({ children }: Pick<DirectionalTextProps, 'children'>) => (
  <DirectionalText dir="ltr">{children}</DirectionalText>
);

/** A day; with the time of day where that matters. */
export const DateCell = ({ at, hasTime = false }: { at: string | null | undefined; hasTime?: boolean }) =>
  at && (
    <Box component="time" dateTime={at} sx={singleLineStyles}>
      {formatDate(at, 'ar')}
      {hasTime && `، ${formatTime(at, 'ar')}`}
    </Box>
  );

/** One of a few states, as a word on its colour. */
export const StatusCell = ({ tone, children }: { tone: 'success' | 'warning' | 'error'; children: ReactNode }) => (
  <Chip size="small" color={tone} label={children} />
);

export function PublishedCell({ isPublished }: { isPublished: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <StatusCell tone={isPublished ? 'success' : 'warning'}>
      {t(isPublished ? 'state.published' : 'state.draft')}
    </StatusCell>
  );
}

export function ActiveCell({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <StatusCell tone={isActive ? 'success' : 'error'}>{t(isActive ? 'state.active' : 'state.inactive')}</StatusCell>
  );
}
