import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import type { AppBarMenuItem } from './AppBarMenu';

const importAppBarMenu = () => import('./AppBarMenu');
const AppBarMenu = lazy(async () => ({ default: (await importAppBarMenu()).AppBarMenu }));

interface MenuButtonProps {
  /** Accessible name, if the content does not provide one. */
  label: string;
  /** Visible content of the button. */
  face: ReactNode;
  /** Visual heading above the items; the accessible name is `label`. */
  head?: ReactNode;
  items: readonly AppBarMenuItem[];
}

/** The menu is loaded on hover or focus. */
export function MenuButton({ label, face, head, items }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  const isOpen = anchor !== null;
  const prepare = () => void importAppBarMenu();
  return (
    <>
      <Button
        id={`${id}button`}
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}menu` : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
        sx={{ minInlineSize: 44, minBlockSize: 44, paddingInline: 1.25, paddingBlock: 0.5, gap: 1 }}
      >
        {face}
      </Button>
      {isUsed && (
        <Suspense>
          <AppBarMenu id={id} label={label} anchor={anchor} head={head} items={items} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
