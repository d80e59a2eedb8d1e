import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hashMatchesId } from '../../ui/hooks/useHashTarget';

/** Props of a section that a link in a mail names: it is scrolled to and focused when it appears. */
export function useSectionTarget(id: string) {
  const ref = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (!hashMatchesId(hash, id)) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [id, hash]);
  return { id, ref, tabIndex: -1, sx: { outline: 'none' } } as const;
}
