import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useErrorTranslation } from '../data/errors/useErrorMessage';
import { useLanguage } from '../language';
import type { AutosaveStore } from './AutosaveStore';
import type { DraftKey, DraftTypes } from './DraftRegistry';
import { isEmptyObject, type Draft, type FieldName, type ValidationMessages } from './draftModel';
import type { SaveStatus } from './saveStatus';

export interface DraftHandle<Values> {
  draft: Draft<Values>;
  values: Values;
  /** Message keys by field path. */
  validationMessages: ValidationMessages;
  /** The changed fields that wait for the user's confirmation. */
  unconfirmedFields: readonly string[];
  /** The message of a field path ('attachments.0.url') in the page's language. */
  validationMessage(path: string): string | undefined;
  edit(changes: Partial<Values>): void;
  editField<Name extends FieldName<Values>>(name: Name, value: Values[Name]): void;
  update(change: (draft: Draft<Values>) => Draft<Values>): void;
}

/** Creates the context and hooks of a store whose keys and values `Drafts` declares. */
export function createDraftHooks<Drafts extends DraftTypes<Drafts>>() {
  const AutosaveContext = createContext<AutosaveStore<Drafts> | null>(null);

  function useAutosaveStore(): AutosaveStore<Drafts> {
    const store = useContext(AutosaveContext);
    if (!store) throw new Error('useAutosaveStore needs an AutosaveContext');
    return store;
  }

  function useSaveStatus(): SaveStatus {
    const store = useAutosaveStore();
    return useSyncExternalStore(store.subscribe, store.getStatus, store.getStatus);
  }

  /** The current draft of a key; null if it is not open. */
  function useDraft<Key extends DraftKey<Drafts>>(key: Key): DraftHandle<Drafts[Key]> | null {
    const store = useAutosaveStore();
    const { language } = useLanguage();
    const getDraft = () => store.getDraft(key);
    const draft = useSyncExternalStore(store.subscribe, getDraft, getDraft);
    const translate = useErrorTranslation(!isEmptyObject(store.getValidationMessages(key)));
    return useMemo(() => {
      if (!draft) return null;
      const validationMessages = store.getValidationMessages(key);
      return {
        draft,
        values: draft.values,
        validationMessages,
        unconfirmedFields: store.getUnconfirmedFields(key),
        validationMessage: (path) => {
          const message = validationMessages[path];
          return message === undefined ? undefined : translate(message, language);
        },
        edit: (changes) => store.edit(key, changes),
        editField: (name, value) => store.update(key, (current) => withField(current, name, value)),
        update: (change) => store.update(key, change),
      };
    }, [store, key, draft, language, translate]);
  }

  return { AutosaveContext, useAutosaveStore, useSaveStatus, useDraft };
}

function withField<Values, Name extends FieldName<Values>>(
  draft: Draft<Values>,
  name: Name,
  value: Values[Name],
): Draft<Values> {
  const values = { ...draft.values };
  values[name] = value;
  return { ...draft, values };
}
