import { useTranslation, localizeField, useLanguage } from '../../../language/index';
import { useAutosaveStore } from '../drafts/courseDrafts';
import { lessonDraftKey, sectionDraftKey } from '../drafts/draftKeys';

/** Returns the current title of a lesson, unsaved changes included. */
export function useGetLessonTitle(): (id: string) => string {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const store = useAutosaveStore();
  return (id) => {
    const values = store.getDraft(lessonDraftKey(id))?.values;
    return (values && localizeField(values, 'title', language)) || t('untitled');
  };
}

/** Returns the current title of a section, unsaved changes included. */
export function useGetSectionTitle(): (id: string) => string {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const store = useAutosaveStore();
  return (id) => {
    const values = store.getDraft(sectionDraftKey(id))?.values;
    return (values && localizeField(values, 'title', language)) || t('sections.untitled');
  };
}
