import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the field named by the URL's hash, for links of the publish checklist (`#course-titleAr`). */
export function useFocusFieldFromHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const field = document.getElementById(hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
    // The picture's field has its id on a container.
    if (document.activeElement !== field) field?.querySelector<HTMLElement>('button, input')?.focus();
  }, [hash, key]);
}
