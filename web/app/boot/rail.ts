import { persistentStorage, readJson, writeJson } from '../../drafts/storage/browserStorage';

/*
 * The rail of the workplace: folded or not, and which groups are closed, remembered on the device. React renders it
 * unfolded with open groups and does not know more; CSS follows `<html data-rail>`.
 */

const storageKey = 'tayyar_rail';

interface RailState {
  isFolded: boolean;
  /** Names of groups. */
  closed: string[];
}

const readState = (): RailState => ({
  isFolded: false,
  closed: [],
  ...(readJson(persistentStorage, storageKey) as Partial<RailState> | null),
});

const toggleSelector = 'button[data-rail-toggle]';
const groupSelector = 'details[data-rail-group]';

export function followRail(): void {
  const { isFolded, closed } = readState();
  if (isFolded || closed.length > 0) {
    restoreRail();
    // From the first paint on.
    const observer = new MutationObserver(restoreRail);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
  }
  document.addEventListener('toggle', storeGroup, true);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(toggleSelector)) return;
    writeJson(persistentStorage, storageKey, { ...readState(), isFolded: !readState().isFolded });
    restoreRail();
  });
}

/** Also for a rail that appears by a navigation. */
export function restoreRail(): void {
  const { isFolded, closed } = readState();
  document.documentElement.dataset.rail = isFolded ? 'folded' : 'open';
  for (const button of document.querySelectorAll(toggleSelector)) button.setAttribute('aria-pressed', String(isFolded));
  for (const group of document.querySelectorAll<HTMLDetailsElement>(groupSelector))
    if (closed.includes(group.dataset.railGroup ?? '')) group.open = false;
}

function storeGroup({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches(groupSelector)) return;
  const { railGroup: name = '' } = target.dataset;
  const state = readState();
  const others = state.closed.filter((each) => each !== name);
  writeJson(persistentStorage, storageKey, { ...state, closed: target.open ? others : [...others, name] });
}
