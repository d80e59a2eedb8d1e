import { useTranslation } from 'react-i18next';
import { localizeField } from '../../../language/formatters';
import { useLanguage } from '../../../language/useLanguage';
import { lessonDraftKey, useAutosaveStore } from '../draftKeys';

/** Returns the current title of a lesson, unsaved changes included. */
export function useDraftLessonTitle(): (id: string) => string {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const store = useAutosaveStore();
  return (id) => {
    const values = store.getDraft(lessonDraftKey(id))?.values;
    return (values && localizeField(values, 'title', language)) || t('untitled');
  };
}
