import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../ui/lazyDialog';
import type { NavItem } from './navItem';

const ShortcutDialog = lazyDialog(async () => (await import('./ShortcutDialog')).ShortcutDialog);

/** How long a letter may follow G. */
const sequenceMs = 1500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea, select, [role="textbox"], [role="combobox"], [role^="menuitem"]'));

/** `/`, also by its position. */
function focusListSearch(event: KeyboardEvent): void {
  if (event.key !== '/' && (event.code !== 'Slash' || event.shiftKey)) return;
  const field = document.querySelector<HTMLElement>('main input[type="search"]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Keys of the shell: `?` shows them all, G and a letter lead to an item, `/` to the search of the list. */
export function Shortcuts({ items }: { items: readonly NavItem[] }) {
  const navigate = useNavigate();
  /** Undefined until it is asked for the first time. */
  const [isOpen, setOpen] = useState<boolean>();
  const startedAt = useRef(-Infinity);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, ctrlKey, altKey, metaKey, shiftKey, target, timeStamp } = event;
    // A dialog has keys of its own.
    if (ctrlKey || altKey || metaKey || isTyping(target) || document.querySelector('[role="dialog"], dialog[open]'))
      return;
    const isSecond = timeStamp - startedAt.current < sequenceMs;
    startedAt.current = -Infinity;
    // Letters by their position, because an Arabic keyboard types others.
    const item = isSecond ? items.find(({ letter }) => code === `Key${letter}`) : undefined;
    if (item) {
      event.preventDefault();
      event.stopPropagation();
      void navigate(item.to);
    } else if (code === 'KeyG' && !shiftKey) startedAt.current = timeStamp;
    else if (key === '?' || key === '؟') setOpen(true);
    else focusListSearch(event);
  });
  useEffect(() => {
    // Before the keys of a screen, as P in the payment review.
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, []);
  if (isOpen === undefined) return null;
  return <ShortcutDialog items={items} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
