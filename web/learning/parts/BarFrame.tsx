import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CloseIcon } from '../../art/icons/listIcons';
import type { Language } from '../../language';
import { colorVars } from '../../theme/cssVariables';
import { borderRadii } from '../../theme/tokens';
import { narrowWindow } from '../../ui/layout/drawerStyles';
import { lineClampStyles } from '../../ui/layout/layoutStyles';

/** Fixed, not sticky: restoring the focus to a sticky bar scrolls the page to the top. */
const Bar = styled('header')({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1100,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  blockSize: 'var(--tayyar-bar)',
  paddingInline: 16,
  borderBlockEnd: `1px solid ${colorVars.line}`,
  backgroundColor: colorVars.paper,
  [narrowWindow]: { gap: 4, paddingInline: 8 },
  'html[data-scripting="none"] &': { position: 'absolute' },
  '@media print': { display: 'none' },
});

const TitleLink = styled(Link)({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 44,
  minBlockSize: 44,
  paddingInline: 8,
  borderRadius: borderRadii.control,
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { flexShrink: 0, color: colorVars.muted },
  '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: 6 },
  // A long name takes two lines of a phone.
  [narrowWindow]: {
    paddingInline: 4,
    '& > span': { ...lineClampStyles(2), fontSize: '0.9375rem', lineHeight: 1.3, whiteSpace: 'normal' },
  },
});

/** The bar of the player and of an attempt. The class prevents a layout shift while a menu locks the scroll. */
export const BarFrame = ({ children }: { children: ReactNode }) => <Bar className="mui-fixed">{children}</Bar>;

interface CloseLinkProps {
  to: string;
  /** What the link does; hidden, since a cross shows it. */
  label: string;
  title: string;
  langProps: { lang: Language; dir: 'rtl' | 'ltr' };
}

export const CloseLink = ({ to, label, title, langProps }: CloseLinkProps) => (
  <TitleLink to={to} aria-label={`${label}: ${title}`} title={label}>
    <CloseIcon size={22} />
    <span {...langProps}>{title}</span>
  </TitleLink>
);
