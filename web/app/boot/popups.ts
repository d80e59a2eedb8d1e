import { getApplicationState } from '../../data/browser/applicationState';

/*
 * Menus, dialogs and disclosure buttons, before and after hydration: React only renders them. The browser opens and
 * closes them by `popovertarget` and `command`; this adds keys, and what older browsers lack.
 */

/** Other menus, such as those of the data grid, have keys of their own. */
const menuSelector = '[role="menu"][popover]';
/** A `<details>` that opens like a menu, without scripts too. */
const detailsMenuSelector = 'details[data-menu]';
/** A list of places that is a drawer on narrow windows. */
const drawerSelector = 'nav[popover]';
const itemSelector = '[role^="menuitem"], [role="tab"]';

const hasPopovers = 'popover' in HTMLElement.prototype;
const hasCommands = 'command' in HTMLButtonElement.prototype;

export function followPopups(): void {
  document.addEventListener('toggle', focusOpenedMenu, true);
  document.addEventListener('keydown', handleKey);
  document.addEventListener('click', handleClick);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) closeLeftPanels(target);
  });
}

/** Disclosure buttons have `aria-controls` and `aria-expanded`; CSS hides what a closed one controls. */
export const disclosureSelector = 'button[data-disclosure]';

export const setExpanded = (button: Element, isExpanded: boolean): void =>
  button.setAttribute('aria-expanded', String(isExpanded));

function focusOpenedMenu({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(menuSelector) || newState !== 'open') return;
  const item =
    target.querySelector<HTMLElement>('[aria-checked="true"]') ?? target.querySelector<HTMLElement>('a, button');
  item?.focus();
}

function handleKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement)) return;
  if (key === 'Escape') closeDetailsMenu(target.closest<HTMLDetailsElement>(detailsMenuSelector));
  const menu = target.closest<HTMLElement>(menuSelector);
  if (menu && key === 'Tab') closeMenu(menu);
  // The application moves the focus among tabs itself.
  const list = menu ?? (getApplicationState() === 'ready' ? null : target.closest<HTMLElement>('[role="tablist"]'));
  const item = list && findItem(list, target, key);
  if (item) {
    event.preventDefault();
    item.focus();
  } else if (key === 'ArrowDown' && target.matches('[aria-haspopup="menu"][popovertarget]')) {
    event.preventDefault();
    target.click();
  }
}

/** The item that a key leads to, from another one. */
function findItem(list: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const items = [...list.querySelectorAll<HTMLElement>(itemSelector)];
  const index = items.indexOf(from);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const isTabs = list.matches('[role="tablist"]');
  const isLeftward = isTabs && getComputedStyle(list).direction === 'rtl';
  const forward = isTabs ? (isLeftward ? 'ArrowLeft' : 'ArrowRight') : 'ArrowDown';
  const backward = isTabs ? (isLeftward ? 'ArrowRight' : 'ArrowLeft') : 'ArrowUp';
  if (key === forward) return items[(index + 1) % items.length];
  if (key === backward) return items.at(index - 1);
  if (isTabs || key.length > 1 || key === ' ') return undefined;
  const startsWithKey = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(index + 1), ...items.slice(0, index)].find(startsWithKey);
}

function handleClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const menu = target.closest('[role^="menuitem"]')?.closest<HTMLElement>(menuSelector);
  if (menu) closeMenu(menu);
  closeLeftPanels(target);
  // What is chosen in a menu may leave the page as it is.
  if (target.closest('a, button:not([aria-pressed])')) target.closest(detailsMenuSelector)?.removeAttribute('open');
  const drawer = target.closest('a') && target.closest<HTMLElement>(drawerSelector);
  if (drawer) closeDrawer(drawer);
  const disclosure = target.closest(disclosureSelector);
  if (disclosure) setExpanded(disclosure, disclosure.getAttribute('aria-expanded') !== 'true');
  const dialog = target.closest('dialog');
  // The content covers the dialog: only its backdrop remains as a target.
  if (dialog && (target === dialog || target.closest('a, button:not([aria-pressed], [commandfor])'))) dialog.close();
  if (!hasCommands) runCommand(target.closest('button[commandfor]'));
  if (!hasPopovers) togglePopover(target);
}

/** Closes the panels that neither a click nor the focus is in. */
function closeLeftPanels(target: Element): void {
  for (const menu of document.querySelectorAll(`${detailsMenuSelector}[open]`))
    if (!menu.contains(target)) menu.removeAttribute('open');
  for (const drawer of document.querySelectorAll<HTMLElement>(drawerSelector))
    if (!drawer.contains(target) && !target.closest(`[popovertarget="${drawer.id}"]`)) closeDrawer(drawer);
}

/** Returns the focus to what opened it. */
function closeDetailsMenu(menu: HTMLDetailsElement | null): void {
  if (!menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** On wide windows a drawer is part of the page and never open. */
function closeDrawer(drawer: HTMLElement): void {
  if (!hasPopovers || drawer.matches(':popover-open')) closeMenu(drawer);
}

function closeMenu(menu: HTMLElement): void {
  if (hasPopovers) menu.hidePopover();
  else delete menu.dataset.open;
}

function runCommand(button: Element | null): void {
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

function togglePopover(target: Element): void {
  const popover = document.getElementById(target.closest('[popovertarget]')?.getAttribute('popovertarget') ?? '');
  for (const other of document.querySelectorAll<HTMLElement>('[popover][data-open]'))
    if (other !== popover && !other.contains(target)) delete other.dataset.open;
  if (popover?.dataset.open === '') delete popover.dataset.open;
  else if (popover) popover.dataset.open = '';
}
