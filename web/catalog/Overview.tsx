import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { RichText } from '../ui/RichText';
import type { CourseOnPage } from './CoursePage';

/** The whole description, as paragraphs split at blank lines. */
export function Overview({ course }: { course: CourseOnPage }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { text, ...said } = bilingual(course, 'description', language);
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {t('course.about')}
      </Typography>
      <div {...said}>
        <RichText text={text} headingLevel={3} />
      </div>
    </>
  );
}
