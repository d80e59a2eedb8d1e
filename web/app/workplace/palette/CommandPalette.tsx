import { Box, styled } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Role } from '../../../../schema/contract/permissions';
import { bounds } from '../../../../schema/contract/bounds';
import { SearchIcon } from '../../../art/icons/listIcons';
import { useTranslation } from '../../../language';
import { colorVars } from '../../../theme/cssVariables';
import { borderRadii } from '../../../theme/tokens';
import { lazyPart } from '../../../ui/lazyPart';
import { narrowWindow } from '../../../ui/layout/drawerStyles';
import { isSearchShortcut } from '../../shell/searchShortcut';
import { openDialogProps } from '../../shell/SideDrawer';
import type { NavItem } from '../navItem';

const PaletteResults = lazyPart(async () => (await import('./PaletteResults')).PaletteResults, {
  fallback: <LoadingResults />,
  isLoadedWhenIdle: false,
});

const dialogId = 'command-palette';
const listId = 'command-palette-list';

const PaletteDialog = styled('dialog')({
  boxSizing: 'border-box',
  inlineSize: 'min(42rem, 94vw)',
  maxInlineSize: 'none',
  maxBlockSize: 'min(38rem, 80vh)',
  margin: '10vh auto auto',
  padding: 0,
  border: `1px solid ${colorVars.line}`,
  borderRadius: borderRadii.card,
  overflow: 'hidden',
  backgroundColor: colorVars.paper,
  color: colorVars.ink,
  boxShadow: '0 24px 64px rgb(6 26 19 / 28%)',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { backgroundColor: 'rgb(6 26 19 / 45%)' },
  [narrowWindow]: { marginBlockStart: 12, maxBlockSize: 'calc(100dvh - 24px)' },
});

const PaletteField = styled('label')({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 12,
  paddingInline: 18,
  borderBlockEnd: `1px solid ${colorVars.line}`,
  '& > svg': { color: colorVars.muted },
  '& > input': {
    flex: '1 1 auto',
    minInlineSize: 0,
    minBlockSize: 56,
    padding: 0,
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.125rem',
    '&::placeholder': { color: colorVars.muted, opacity: 1 },
  },
  '&:focus-within': { boxShadow: `inset 0 -2px 0 ${colorVars.primary}` },
});

/** Emotion does not know `command` and `commandfor`, and would drop them. */
const isForwarded = (name: string) => name !== 'theme' && name !== 'sx' && name !== 'as';

const FieldButton = styled('button', { shouldForwardProp: isForwarded })({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 22rem',
  gap: 10,
  minInlineSize: 44,
  minBlockSize: 40,
  marginInlineEnd: 'auto',
  paddingInline: 14,
  border: `1px solid ${colorVars.line}`,
  borderRadius: borderRadii.control,
  backgroundColor: colorVars.paper,
  color: colorVars.muted,
  font: 'inherit',
  fontSize: '1rem',
  textAlign: 'start',
  cursor: 'text',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: colorVars.edge },
  '& > svg': { flexShrink: 0 },
  '& > span': { flex: '1 1 auto', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > kbd': {
    flexShrink: 0,
    paddingInline: 6,
    border: `1px solid ${colorVars.line}`,
    borderRadius: 6,
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    lineHeight: 1.7,
  },
  [narrowWindow]: {
    flex: '0 0 44px',
    justifyContent: 'center',
    minBlockSize: 44,
    marginInlineEnd: 0,
    paddingInline: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    '& > span, & > kbd': { display: 'none' },
  },
});

/** Opens the palette, as Ctrl K and ⌘K do; the boot script looks for it by its shortcut. */
export function PaletteButton() {
  const { t } = useTranslation('workplace');
  return (
    <FieldButton
      type="button"
      aria-haspopup="dialog"
      aria-label={t('palette.label')}
      aria-keyshortcuts="Control+K Meta+K"
      {...openDialogProps(dialogId)}
    >
      <SearchIcon size={20} />
      <span>{t('palette.button')}</span>
      <kbd dir="ltr">Ctrl K</kbd>
    </FieldButton>
  );
}

export interface PaletteProps {
  role: Exclude<Role, 'student'>;
  viewerId: string;
  navItems: readonly NavItem[];
}

/** The dialog opens and takes text before the application runs; results are loaded when it is opened first. */
export function CommandPalette(props: PaletteProps) {
  const { t } = useTranslation('workplace');
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState('');
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!dialog.current || !isSearchShortcut(event)) return;
      event.preventDefault();
      if (dialog.current.open) dialog.current.close();
      // What is entered in another dialog must not be left by a key.
      else if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) dialog.current.showModal();
    };
    // It may be open since before the hydration.
    setRequested(dialog.current?.open ?? false);
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <PaletteDialog
      ref={dialog}
      id={dialogId}
      aria-label={t('palette.label')}
      onFocus={() => setRequested(true)}
      onClose={() => setText('')}
    >
      <PaletteField>
        <SearchIcon size={22} />
        <input
          ref={setInput}
          role="combobox"
          aria-label={t('palette.field')}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={listId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          dir={text ? 'auto' : undefined}
          maxLength={bounds.search.max}
          placeholder={t('palette.field')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </PaletteField>
      {isRequested && input && <PaletteResults {...props} text={text} input={input} listId={listId} />}
    </PaletteDialog>
  );
}

function LoadingResults() {
  const { t } = useTranslation('workplace');
  return (
    <Box role="status" sx={{ padding: 3, color: 'text.secondary' }}>
      {t('palette.loading')}
    </Box>
  );
}
