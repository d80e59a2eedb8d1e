import { createContext, useContext } from 'react';
import type { TermEntryFragment } from './__generated__/GlossaryScreen';

export interface Editing {
  add(): void;
  edit(term: TermEntryFragment): void;
  remove(term: TermEntryFragment): void;
}

/** The way to the dialogs; there is none where terms are only shown. */
export const EditingContext = createContext<Editing | null>(null);

/** How to open the dialogs; null where terms are only shown. */
export const useEditing = (): Editing | null => useContext(EditingContext);
