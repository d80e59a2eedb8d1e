import { createContext, useContext } from 'react';

/** The HTTP response of a page that is being rendered on the server; null in the browser. */
export interface ServerResponse {
  setStatus(status: number): void;
  redirectTo(path: string): void;
  /** The application is loaded at the first intent, although the screen loads it at once by default. */
  deferApplication(): void;
}

export const ServerResponseContext = createContext<ServerResponse | null>(null);

export const useServerResponse = (): ServerResponse | null => useContext(ServerResponseContext);

/** Sets the HTTP status when the page is rendered on the server. */
export function useResponseStatus(status: number): void {
  useServerResponse()?.setStatus(status);
}

/** For a page of the player that needs no running application. */
export function useDeferredApplication(): void {
  useServerResponse()?.deferApplication();
}

/** Scheme and host of the request; the browser uses its own location. */
export const SiteOriginContext = createContext<string | null>(null);

export const useSiteOrigin = (): string => useContext(SiteOriginContext) ?? window.location.origin;
