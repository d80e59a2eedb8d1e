import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../language/formats';
import { useLanguage } from '../../language/useLanguage';
import type { LessonValues } from './kinds';
import { lessonSheet, useDesk } from './sheets';

/** What a lesson is called at the moment, by its key. */
export function useLessonTitle(): (id: string) => string {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const desk = useDesk();
  return (id) => {
    const values = desk.sheet<LessonValues>(lessonSheet(id))?.values;
    return (values && inLanguage(values, 'title', language)) || t('untitled');
  };
}
