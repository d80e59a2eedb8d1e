import { Button } from '@mui/material';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import type { AppBarMenuItem } from './AppBarMenu';

const importAppBarMenu = () => import('./AppBarMenu');
const AppBarMenu = lazy(async () => ({ default: (await importAppBarMenu()).AppBarMenu }));

interface MenuButtonProps {
  /** Accessible name, if the content does not provide one. */
  label: string;
  content: ReactNode;
  /** Visual heading above the items; the accessible name is `label`. */
  header?: ReactNode;
  items: readonly AppBarMenuItem[];
}

/** The menu is loaded on hover or focus. */
export function MenuButton({ label, content, header, items }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isMounted, setMounted] = useState(false);
  const isOpen = anchor !== null;
  const preloadMenu = () => void importAppBarMenu();
  return (
    <>
      <Button
        id={`${id}button`}
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}menu` : undefined}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onClick={(event) => {
          setMounted(true);
          setAnchor(event.currentTarget);
        }}
        sx={{ minInlineSize: 44, minBlockSize: 44, paddingInline: 1.25, paddingBlock: 0.5, gap: 1 }}
      >
        {content}
      </Button>
      {isMounted && (
        <Suspense>
          <AppBarMenu
            id={id}
            label={label}
            anchor={anchor}
            header={header}
            items={items}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
