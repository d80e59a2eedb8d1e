import { createContext, useContext } from 'react';

/** Scheme and host that the page was asked under; the browser's own says the same. */
export const OriginContext = createContext<string | null>(null);

export const useOrigin = (): string => useContext(OriginContext) ?? window.location.origin;
