import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { parsedNumber } from '../../../schema/contract/validation/numbers';
import { InfoIcon } from '../../art/icons/InfoIcon';
import { inLanguage } from '../../language/formats';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { TextLink } from '../../ui/RouterLink';
import { checklistStyles } from './Checklist';
import { isBlank, type CourseValues } from './kinds';
import { Part } from './Part';
import type { WrittenLesson } from './useLessonsAsWritten';

interface AdviceProps {
  courseId: string;
  values: CourseValues;
  lessons: readonly WrittenLesson[];
}

/** The language in which a lesson has no text, while it has one in the other. */
function missingTexts({ content, contentAr }: WrittenLesson): ('content' | 'contentAr')[] {
  const [hasEnglish, hasArabic] = [content, contentAr].map((text) => text.trim() !== '');
  if (hasEnglish === hasArabic) return [];
  return [hasEnglish ? 'contentAr' : 'content'];
}

/** What makes a good course better: lessons with nothing in them or in one language alone, drafts, no length, no picture. */
export function Advice({ courseId, values, lessons }: AdviceProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const details = paths.editCourse(courseId);
  const advice = [
    ...lessons.flatMap((lesson) => {
      const title = inLanguage(lesson, 'title', language) || t('untitled');
      const to = paths.editCourse(courseId, { lesson: lesson.id });
      return [
        ...(isBlank(lesson) ? [{ to, text: t('publish.blankLesson', { title }) }] : []),
        ...missingTexts(lesson).map((field) => ({
          to: `${to}#lesson-${field}`,
          text: t(`publish.oneLanguage.${field}`, { title }),
        })),
        ...(lesson.isPublished ? [] : [{ to: `${to}#lesson-isPublished`, text: t('publish.draftLesson', { title }) }]),
      ];
    }),
    ...(parsedNumber(values.duration) === 0 ? [{ to: `${details}#course-duration`, text: t('publish.noLength') }] : []),
    ...(values.thumbnail === '' ? [{ to: `${details}#course-thumbnail`, text: t('publish.noPicture') }] : []),
  ];
  if (advice.length === 0) return null;
  return (
    <Part title={t('publish.advice')} hint={t('publish.adviceText')}>
      <Box component="ul" sx={checklistStyles}>
        {advice.map(({ to, text }) => (
          <li key={text}>
            <Box sx={{ display: 'flex', color: 'text.secondary' }}>
              <InfoIcon />
            </Box>
            <TextLink to={to}>{text}</TextLink>
          </li>
        ))}
      </Box>
    </Part>
  );
}
