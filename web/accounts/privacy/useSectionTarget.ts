import { useHashTarget } from '../../ui/hooks/useHashTarget';

/** Props of a section that a link in a mail names: it is scrolled to and focused when it appears. */
export function useSectionTarget(id: string) {
  const ref = useHashTarget<HTMLDivElement>(id, { isOnLoad: true });
  return { id, ref, tabIndex: -1, sx: { outline: 'none' } } as const;
}
