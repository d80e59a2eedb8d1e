/** On the bar: the id of the action that it repeats. */
export const barForAttribute = 'data-bar-for';

/** On `<html>` while that action is out of view, so that the bar stays at the bottom of the window. */
export const stuckBarAttribute = 'data-bar-stuck';

/** On a bar that stays at the bottom of any window: toasts are above it. */
export const bottomBarAttribute = 'data-bottom-bar';

/** Follows the page's bar, if it has one, before and after hydration. @returns a function that ends it */
export function followActionBar(): () => void {
  const actionId = document.querySelector(`[${barForAttribute}]`)?.getAttribute(barForAttribute);
  const action = actionId ? document.getElementById(actionId) : null;
  const setStuck = (isStuck: boolean) => document.documentElement.toggleAttribute(stuckBarAttribute, isStuck);
  if (!action) return () => undefined;
  const observer = new IntersectionObserver(([entry]) => {
    // The application has shown another page.
    if (!action.isConnected) observer.disconnect();
    else setStuck(entry !== undefined && !entry.isIntersecting);
  });
  observer.observe(action);
  return () => {
    observer.disconnect();
    setStuck(false);
  };
}
