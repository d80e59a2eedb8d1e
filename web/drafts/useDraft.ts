import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { formatValidationMessage } from '../../schema/contract/problems/validationMessages';
import { useLanguage } from '../language/useLanguage';
import type { AutosaveStore } from './AutosaveStore';
import type { ValidationMessages, Draft } from './draft';
import type { SaveStatus } from './saveStatus';

export const AutosaveContext = createContext<AutosaveStore | null>(null);

export function useAutosaveStore(): AutosaveStore {
  const desk = useContext(AutosaveContext);
  if (!desk) throw new Error('useDesk needs a DeskContext above it');
  return desk;
}

/** How the whole desk stands. */
export function useSaveStatus(): SaveStatus {
  const store = useAutosaveStore();
  return useSyncExternalStore(store.subscribe, store.getStatus, store.getStatus);
}

/** The names of the sheets on the desk. */
export const courseDraftKey = 'course';
export const lessonOrderDraftKey = 'order';
export const lessonDraftKey = (id: string): string => `lesson-${id}`;

/** A sheet as a screen works with it. */
export interface DraftHandle<Values> {
  draft: Draft<Values>;
  values: Values;
  validationMessages: ValidationMessages;
  /** The complaint about a field, or a part of one ('attachments.0.url'), in the visitor's language. */
  validationMessage(path: string): string | undefined;
  edit(changes: Partial<Values>): void;
  update(how: (sheet: Draft<Values>) => Draft<Values>): void;
}

/** The sheet of that name as it is now, or null where there is none. */
export function useDraft<Values extends object>(key: string): DraftHandle<Values> | null {
  const store = useAutosaveStore();
  const { language } = useLanguage();
  const read = () => store.getDraft<Values>(key);
  const draft = useSyncExternalStore(store.subscribe, read, read);
  return useMemo(() => {
    if (!draft) return null;
    const validationMessages = store.getValidationMessages(key);
    return {
      draft,
      values: draft.values,
      validationMessages,
      validationMessage: (path) => {
        const message = validationMessages[path];
        return message === undefined ? undefined : formatValidationMessage(message, language);
      },
      edit: (changes) => store.edit(key, changes),
      update: (how) => store.update(key, how),
    };
  }, [store, key, draft, language]);
}
