import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation, localizeBlocks, useLanguage } from '../../language';
import { RichText } from '../../ui/text/richText/RichText';
import { useIsPrinting } from '../../ui/hooks/useIsPrinting';
import { CertificateSample } from './CertificateSample';
import { leadOf } from './CourseHero';
import { CoursePromise } from './CoursePromise';
import { CourseQuestions } from './CourseQuestions';
import type { CourseDetailFragment } from './__generated__/CourseDetail';
import type { CourseQuestionFragment } from './__generated__/CourseQuestions';

interface CourseOverviewProps {
  course: CourseDetailFragment;
  questions: readonly CourseQuestionFragment[];
  curriculum: ReactNode;
  reviews: ReactNode;
}

/** Everything about the course, the description after its first paragraph, which the hero shows. Paper has the lessons in their own tab. */
export function CourseOverview({ course, questions, curriculum, reviews }: CourseOverviewProps) {
  const isPrinting = useIsPrinting();
  return (
    <Stack sx={{ gap: { xs: 5, md: 6 } }}>
      <CoursePromise course={course} />
      <CourseAbout course={course} />
      {!isPrinting && <div>{curriculum}</div>}
      {course.hasCertificate && <CertificateSample course={course} />}
      {!isPrinting && reviews}
      <CourseQuestions questions={questions} isFree={course.isFree} />
    </Stack>
  );
}

function CourseAbout({ course }: { course: CourseDetailFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { blocks, ...langProps } = localizeBlocks(course, 'descriptionBlocks', language);
  const rest = blocks.slice(leadOf(blocks) === '' ? 0 : 1);
  if (rest.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {t('course.about')}
      </Typography>
      <div {...langProps}>
        <RichText blocks={rest} lang={langProps.lang} headingLevel={3} />
      </div>
    </div>
  );
}
