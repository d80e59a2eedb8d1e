import { createContext } from 'react';

/** How much waits for the viewer: the number before the page's title. */
export const TitleCountContext = createContext(0);
