import { createContext, useContext } from 'react';

/** The HTTP response of a page that is being rendered on the server; null in the browser. */
export interface ServerResponse {
  setStatus(status: number): void;
  redirectTo(path: string): void;
}

export const ServerResponseContext = createContext<ServerResponse | null>(null);

export const useServerResponse = (): ServerResponse | null => useContext(ServerResponseContext);

/** Sets the HTTP status when the page is rendered on the server. */
export function useResponseStatus(status: number): void {
  useServerResponse()?.setStatus(status);
}

/** Scheme and host of the request; the browser uses its own location. */
export const SiteOriginContext = createContext<string | null>(null);

export const useSiteOrigin = (): string => useContext(SiteOriginContext) ?? window.location.origin;
