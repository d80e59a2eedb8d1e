import { createContext, useContext } from 'react';

/** The HTTP answer that a page being rendered on the server will be; there is none in the browser. */
export interface Answer {
  setStatus(status: number): void;
  redirectTo(address: string): void;
}

export const AnswerContext = createContext<Answer | null>(null);

export const useAnswer = (): Answer | null => useContext(AnswerContext);

/** Makes the page answer with this status (404 for what is not there) when it is rendered on the server. */
export function useStatus(status: number): void {
  useAnswer()?.setStatus(status);
}
