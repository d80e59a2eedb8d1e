import { Button, Divider, styled } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { colorVars } from '../../theme/cssVariables';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { menuItemStyles, floatingPaperStyles } from '../../theme/components/surfaces';

/** Of each item of a menu: the arrow keys lead to it, not Tab (`web/app/boot/popups.ts`). */
export const menuItemProps = { role: 'menuitem', tabIndex: -1 } as const;

const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  margin: 0,
  paddingBlock: 6,
  paddingInline: 16,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ...menuItemStyles,
  '&:hover, &:focus-visible': { backgroundColor: colorVars.tint },
  '&[aria-checked="true"]': { backgroundColor: colorVars.tint, color: colorVars.onTint, fontWeight: 500 },
} as const;

export const MenuLink = styled(Link)(itemStyles);
/** A link that the router does not handle. */
export const MenuPlainLink = styled('a')(itemStyles);
/** Needs JavaScript. */
export const MenuAction = styled('button')({ ...itemStyles, ...scriptOnly });

const MenuHeader = styled('div')({
  paddingInline: 16,
  paddingBlock: 8,
  maxInlineSize: '18rem',
  overflowWrap: 'anywhere',
});

const AnchorScope = styled('div')({ anchorScope: '--menu-button' });

/** Below its button; in browsers without anchor positioning, below the header's end. */
const MenuPanel = styled('div')({
  ...floatingPaperStyles,
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: 'calc(var(--tayyar-bar) - 4px)',
  insetInlineEnd: 16,
  margin: 0,
  padding: 6,
  minInlineSize: 112,
  maxInlineSize: 'calc(100vw - 32px)',
  maxBlockSize: 'calc(100vh - var(--tayyar-bar) - 16px)',
  overflowY: 'auto',
  backgroundColor: colorVars.paper,
  color: colorVars.ink,
  '@supports (anchor-scope: all)': {
    inset: 'auto',
    marginBlockStart: 6,
    positionAnchor: '--menu-button',
    positionArea: 'block-end span-inline-start',
    positionTryFallbacks: 'flip-inline',
  },
  '@supports not selector(:popover-open)': { '&:not([data-open])': { display: 'none' } },
});

interface MenuButtonProps {
  /** Accessible name, if the content does not provide one. */
  label: string;
  content: ReactNode;
  /** Visual heading above the items; the accessible name is `label`. */
  header?: ReactNode;
  variant?: 'text' | 'contained';
  /** Items with `menuItemProps`. */
  children: ReactNode;
}

/** The browser opens the menu, so that it works before hydration. */
export function MenuButton({ label, content, header, variant = 'text', children }: MenuButtonProps) {
  const id = useId();
  const menuId = `${id}menu`;
  return (
    <AnchorScope>
      <Button
        id={`${id}button`}
        variant={variant}
        color={variant === 'text' ? 'inherit' : 'primary'}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={menuId}
        sx={{
          minInlineSize: 44,
          minBlockSize: 44,
          paddingInline: 1.25,
          paddingBlock: 0.5,
          gap: 1,
          anchorName: '--menu-button',
        }}
      >
        {content}
      </Button>
      <MenuPanel id={menuId} popover="auto" role="menu" aria-labelledby={`${id}button`}>
        {header !== undefined && (
          <div aria-hidden="true">
            <MenuHeader>{header}</MenuHeader>
            <Divider sx={{ marginBlock: 0.5 }} />
          </div>
        )}
        {children}
      </MenuPanel>
    </AnchorScope>
  );
}
