import { Box } from '@mui/material';
import { parseFormNumber } from '../../../../schema/contract/text/decimalNumber';
import { InfoIcon } from '../../../art/icons/commonIcons';
import type { CourseFormValues } from '../../../catalog/courseForm/courseFormValues';
import { localizeField, useLanguage, useTranslation } from '../../../language';
import { paths, TextLink } from '../../../routing';
import { FormCard } from '../FormCard';
import { isLessonEmpty, type LessonFormValues } from '../drafts/courseDraftPolicies';
import { editorFieldPath } from '../drafts/saveBlockers';

export interface DraftLesson extends LessonFormValues {
  id: string;
}

export const checklistStyles = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 0.5,
  '& > li': { display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 44 },
} as const;

interface PublishHintsProps {
  courseId: string;
  values: CourseFormValues;
  lessons: readonly DraftLesson[];
}

/** The text field of the missing language, if a lesson has text in one language only. */
function missingTranslations({ content, contentAr }: DraftLesson): ('content' | 'contentAr')[] {
  const [hasEnglish, hasArabic] = [content, contentAr].map((text) => text.trim() !== '');
  if (hasEnglish === hasArabic) return [];
  return [hasEnglish ? 'contentAr' : 'content'];
}

/** Optional improvements: empty or untranslated lessons, draft lessons, length, picture. */
export function PublishHints({ courseId, values, lessons }: PublishHintsProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const hints = [
    ...lessons.flatMap((lesson) => {
      const title = localizeField(lesson, 'title', language) || t('untitled');
      const to = paths.editCourse(courseId, { lesson: lesson.id });
      return [
        ...(isLessonEmpty(lesson) ? [{ to, text: t('publish.blankLesson', { title }) }] : []),
        ...missingTranslations(lesson).map((field) => ({
          to: editorFieldPath(courseId, lesson.id, field),
          text: t(`publish.oneLanguage.${field}`, { title }),
        })),
        ...(lesson.isPublished
          ? []
          : [{ to: editorFieldPath(courseId, lesson.id, 'isPublished'), text: t('publish.draftLesson', { title }) }]),
      ];
    }),
    ...(parseFormNumber(values.duration) === 0
      ? [{ to: editorFieldPath(courseId, null, 'duration'), text: t('publish.noLength') }]
      : []),
    ...(values.thumbnail === ''
      ? [{ to: editorFieldPath(courseId, null, 'thumbnail'), text: t('publish.noPicture') }]
      : []),
  ];
  if (hints.length === 0) return null;
  return (
    <FormCard title={t('publish.advice')} hint={t('publish.adviceText')}>
      <Box component="ul" sx={checklistStyles}>
        {hints.map(({ to, text }) => (
          <li key={to}>
            <Box sx={{ display: 'flex', color: 'text.secondary' }}>
              <InfoIcon />
            </Box>
            <TextLink to={to}>{text}</TextLink>
          </li>
        ))}
      </Box>
    </FormCard>
  );
}
