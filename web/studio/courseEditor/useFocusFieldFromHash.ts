import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses the field named by the URL's hash, for links of the publish checklist (`#course-titleAr`). No `useHashTarget`: the
 * fields are many, belong to parts of other domains, and are loaded later than the editor.
 */
export function useFocusFieldFromHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    if (focusField(hash.slice(1))) return;
    // A part of the form that is still loading.
    const observer = new MutationObserver(() => focusField(hash.slice(1)) && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), waitMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hash, key]);
}

const waitMs = 5000;

/** Returns whether the field, or a control inside it, has the focus. */
function focusField(id: string): boolean {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  // The picture's field has its id on a container.
  if (document.activeElement !== field) field?.querySelector<HTMLElement>('button, input')?.focus();
  return field !== null && field.contains(document.activeElement);
}
