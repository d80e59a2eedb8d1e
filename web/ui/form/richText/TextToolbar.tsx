import { Box, IconButton } from '@mui/material';
import { useRef, useState, type ComponentType, type KeyboardEvent, useEffect, type RefObject } from 'react';
import { textIcons } from '../../../art/icons/textIcons';
import { useTranslation, type Language } from '../../../language';
import { shortcuts, type EditCommand } from './commands';
import type { ToolbarHintProps } from './ToolbarHint';
import { loadWhenIdle } from '../../../data/browser/idleLoading';

export type ToolbarCommand = EditCommand | 'picture' | 'find';

const order: readonly ToolbarCommand[] = [
  ...(['heading', 'bold', 'italic', 'bullet', 'numbered', 'task', 'table'] as const),
  ...(['picture', 'callout', 'formula', 'link', 'code', 'find'] as const),
];

interface TextToolbarProps {
  lang: Language;
  /** Id of the text area. */
  controls: string;
  isFinding: boolean;
  onCommand(command: ToolbarCommand): void;
  onEscape(): void;
}

/** One tab stop; the arrow keys move between the buttons. */
export function TextToolbar({ lang, controls, isFinding, onCommand, onEscape }: TextToolbarProps) {
  const { t } = useTranslation('textEditor');
  const [current, setCurrent] = useState(0);
  const toolbarRef = useRef<HTMLDivElement>(null);
  const Hint = useToolbarHint(toolbarRef);
  const handleKey = (event: KeyboardEvent) => {
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (event.key === 'Escape') onEscape();
    if (step === undefined) return;
    event.preventDefault();
    const next =
      step === 'first' ? 0 : step === 'last' ? order.length - 1 : (current + step + order.length) % order.length;
    setCurrent(next);
    toolbarRef.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Box
      ref={toolbarRef}
      role="toolbar"
      aria-label={t(`toolbar.${lang}`)}
      aria-controls={controls}
      onKeyDown={handleKey}
      sx={toolbarStyles}
    >
      {order.map((command, index) => (
        <ToolbarButton
          key={command}
          command={command}
          Hint={Hint}
          isCurrent={index === current}
          isExpanded={command === 'find' ? isFinding : undefined}
          onPress={() => {
            setCurrent(index);
            onCommand(command);
          }}
        />
      ))}
    </Box>
  );
}

/** Stays in view over a long text; on phones, which lack the room, it is one row that is scrolled sideways. */
const toolbarStyles = {
  position: { md: 'sticky' },
  insetBlockStart: 'var(--tayyar-sticky-top, var(--tayyar-bar, 0px))',
  zIndex: 2,
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  gap: 0.25,
  paddingBlock: 0.25,
  backgroundColor: 'paper',
  '& > *': { flexShrink: 0 },
} as const;

function stepOf(key: string, isRtl: boolean): number | 'first' | 'last' | undefined {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key === 'ArrowLeft') return isRtl ? 1 : -1;
  if (key === 'ArrowRight') return isRtl ? -1 : 1;
  return undefined;
}

interface ToolbarButtonProps {
  command: ToolbarCommand;
  Hint: ComponentType<ToolbarHintProps> | undefined;
  isCurrent: boolean;
  isExpanded: boolean | undefined;
  onPress(): void;
}

function ToolbarButton({ command, Hint, isCurrent, isExpanded, onPress }: ToolbarButtonProps) {
  const { t } = useTranslation('textEditor');
  const keys = command === 'picture' ? undefined : shortcuts[command];
  const Icon = textIcons[command];
  const hint = keys === undefined ? t(command) : `${t(command)} (\u2066${keys.replace('Control', 'Ctrl')}\u2069)`;
  const button = (
    <IconButton
      tabIndex={isCurrent ? 0 : -1}
      aria-label={t(command)}
      aria-keyshortcuts={keys}
      aria-expanded={isExpanded}
      // The text area keeps its selection, and phones their keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      sx={{ inlineSize: 44, blockSize: 44, borderRadius: '10px', color: 'text.primary' }}
    >
      <Icon size={20} />
    </IconButton>
  );
  return Hint ? <Hint title={hint}>{button}</Hint> : button;
}

let Loaded: ComponentType<ToolbarHintProps> | undefined;
const loadHint = async () => (Loaded ??= (await import('./ToolbarHint')).ToolbarHint);

/**
 * The hint of the buttons, loaded when the page is idle: its positioning is large. It replaces the buttons, so it waits until none is
 * pressed or has the focus.
 */
function useToolbarHint(toolbarRef: RefObject<HTMLElement | null>): ComponentType<ToolbarHintProps> | undefined {
  const [Hint, setHint] = useState(() => Loaded);
  useEffect(() => {
    const toolbar = toolbarRef.current;
    if (Hint || !toolbar) return;
    const events = new AbortController();
    const show = () => {
      if (!Loaded || events.signal.aborted || toolbar.matches(':focus-within, :active')) return;
      const loaded = Loaded;
      setHint(() => loaded);
    };
    // After the event, the focus is elsewhere and the button is released.
    const showAfterwards = () => void setTimeout(show);
    for (const name of ['focusout', 'pointerup', 'pointercancel'])
      toolbar.addEventListener(name, showAfterwards, { signal: events.signal });
    void loadWhenIdle(async () => {
      await loadHint();
      show();
    });
    return () => events.abort();
  }, [Hint, toolbarRef]);
  return Hint;
}
