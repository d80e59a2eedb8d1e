import { useTranslation } from 'react-i18next';
import { localizeField } from '../../../language/formatters';
import { useLanguage } from '../../../language/useLanguage';
import type { LessonFormValues } from '../courseDraftPolicies';
import { lessonDraftKey, useAutosaveStore } from '../../../drafts/useDraft';

/** What a lesson is called at the moment, by its key. */
export function useDraftLessonTitle(): (id: string) => string {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const desk = useAutosaveStore();
  return (id) => {
    const values = desk.getDraft<LessonFormValues>(lessonDraftKey(id))?.values;
    return (values && localizeField(values, 'title', language)) || t('untitled');
  };
}
