import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Puts the focus into the field that a link of the checklist names (`#course-titleAr`). */
export function useFieldInAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const field = document.getElementById(hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [hash, key]);
}
