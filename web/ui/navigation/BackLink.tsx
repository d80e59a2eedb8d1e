import type { ReactNode } from 'react';
import { ChevronBackIcon } from '../../art/icons/shellIcons';
import { TextLink } from './routerLinks';

interface BackLinkProps {
  to: string;
  /** Pixels, including the touch target. */
  height?: number;
  children: ReactNode;
}

export function BackLink({ to, height = 44, children }: BackLinkProps) {
  return (
    <TextLink
      className="no-print"
      to={to}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minBlockSize: height }}
    >
      <ChevronBackIcon size={18} />
      {children}
    </TextLink>
  );
}
