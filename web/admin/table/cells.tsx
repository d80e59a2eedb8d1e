import { Box, Chip } from '@mui/material';
import type { ReactNode } from 'react';
import { lineClampStyles } from '../../ui/layout/layoutStyles';
import { keepCodesWhole } from '../../ui/text/unbrokenCodes';
import { useTranslation, formatDate, formatTime } from '../../language';

/** Lines that end after a word, one unless the container sets `--tayyar-cell-lines`: joined letters must not be cut apart. */
const cellTextStyles = {
  ...lineClampStyles('var(--tayyar-cell-lines, 1)'),
  minInlineSize: 0,
  whiteSpace: 'normal',
  // The longest word is the least width of a column: addresses are not broken.
  overflowWrap: 'break-word',
  lineHeight: 1.35,
} as const;

interface DirectionalTextProps {
  dir: 'auto' | 'ltr' | 'rtl';
  children: string | null | undefined;
}

/** The inner element has the text's direction, so that an ellipsis is at its end; the outer one aligns it with the table. */
const DirectionalText = ({ dir, children }: DirectionalTextProps) =>
  children && (
    <Box component="span" title={children} sx={{ display: 'flex' }}>
      <Box component="span" dir={dir} sx={cellTextStyles}>
        {keepCodesWhole(children)}
      </Box>
    </Box>
  );

/** A text in either language, such as a name, in its own direction. */
export const TextCell = ({ children }: Pick<DirectionalTextProps, 'children'>) => (
  <DirectionalText dir="auto">{children}</DirectionalText>
);

/** Arabic text, right to left even if it starts with Latin letters ("LFP أم NMC؟"). */
export const ArabicCell = ({ children }: Pick<DirectionalTextProps, 'children'>) => (
  <DirectionalText dir="rtl">{children}</DirectionalText>
);

/** An e-mail address, phone number or English text: always left to right. */
export const LatinCell = ({ children }: Pick<DirectionalTextProps, 'children'>) => (
  <DirectionalText dir="ltr">{children}</DirectionalText>
);

/** A text that is read in the list itself, such as a review that waits for a decision: up to five lines. */
export const LongTextCell = ({ children }: Pick<DirectionalTextProps, 'children'>) => (
  <Box sx={{ '--tayyar-cell-lines': 5 }}>
    <TextCell>{children}</TextCell>
  </Box>
);

export const DateCell = ({ at, hasTime = false }: { at: string | null | undefined; hasTime?: boolean }) =>
  at && (
    <Box component="time" dateTime={at}>
      {formatDate(at, 'ar')}
      {hasTime && `، ${formatTime(at, 'ar')}`}
    </Box>
  );

interface StatusCellProps {
  color: 'primary' | 'info' | 'success' | 'warning' | 'error' | 'default';
  children: ReactNode;
}

/** A neutral state has an outline: a filled chip would look like a success. */
export const StatusCell = ({ color, children }: StatusCellProps) => (
  <Chip size="small" color={color} variant={color === 'default' ? 'outlined' : 'filled'} label={children} />
);

export function PublishedCell({ isPublished, label }: { isPublished: boolean; label: string }) {
  const { t } = useTranslation('admin');
  return <StatusCell color={isPublished ? 'success' : 'warning'}>{isPublished ? label : t('state.draft')}</StatusCell>;
}

export function ActiveCell({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <StatusCell color={isActive ? 'success' : 'error'}>{t(isActive ? 'state.active' : 'state.inactive')}</StatusCell>
  );
}
