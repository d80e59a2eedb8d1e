import type { ReactNode } from 'react';

/** `sx` of a `dl` of facts: terms beside their values, in the same place in every list, above them on narrow screens. */
export const factListStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(6rem, 10.5rem) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 1 },
  margin: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', marginBlockEnd: { xs: 1, sm: 0 } },
} as const;

/** A term with its value; nothing without a value. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  ) : null;

export const plainListStyles = { display: 'grid', gap: 0.5, margin: 0, padding: 0, listStyle: 'none' } as const;
