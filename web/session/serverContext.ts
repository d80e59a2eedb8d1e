import { createContext, useContext } from 'react';

/** The HTTP answer that a page being rendered on the server will be; there is none in the browser. */
export interface ServerResponse {
  setStatus(status: number): void;
  redirectTo(address: string): void;
}

export const ServerResponseContext = createContext<ServerResponse | null>(null);

export const useServerResponse = (): ServerResponse | null => useContext(ServerResponseContext);

/** Makes the page answer with this status (404 for what is not there) when it is rendered on the server. */
export function useResponseStatus(status: number): void {
  useServerResponse()?.setStatus(status);
}

/** Scheme and host that the page was asked under; the browser's own says the same. */
export const SiteOriginContext = createContext<string | null>(null);

export const useSiteOrigin = (): string => useContext(SiteOriginContext) ?? window.location.origin;
