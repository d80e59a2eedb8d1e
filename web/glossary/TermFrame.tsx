import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { names, useAnchor } from '../ui/useAnchor';
import { useHydrated } from '../ui/useHydrated';
import { termId } from './letters';

const named = { borderColor: 'amber', boxShadow: '0 0 0 3px var(--tayyar-palette-amberTint)' } as const;

const frameStyles = {
  scrollMarginBlockStart: 8,
  overflow: 'visible',
  '&[data-named]': named,
  // Scripts follow an address without the browser's own knowledge of what it names.
  '@media (scripting: none)': { '&:target': named },
} as const;

interface TermFrameProps {
  id: string;
  sx: object;
  children: ReactNode;
}

/** The place of a term: the one that the address names stands out. */
export function TermFrame({ id, sx, children }: TermFrameProps) {
  const anchor = termId(id);
  const frame = useAnchor<HTMLDivElement>(anchor);
  const { hash } = useLocation();
  const isNamed = useHydrated() && names(hash, anchor);
  return (
    <Card
      ref={frame}
      component="article"
      id={anchor}
      tabIndex={-1}
      data-named={isNamed || undefined}
      sx={{ ...frameStyles, ...sx }}
    >
      {children}
    </Card>
  );
}
