import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { CertificateSampleArt } from '../../art/illustrations/CertificateSampleArt';
import { minutesToCeilHours, usePlural, useTranslation } from '../../language';
import type { CertificateSampleFragment } from './__generated__/CertificateSample';

/** A drawing of the certificate with the names of the course and its trainer. */
export function CertificateSample({ course }: { course: CertificateSampleFragment }) {
  const { t } = useTranslation('courses');
  const formatCount = usePlural('courses');
  const headingId = useId();
  const quizCount = course.lessons.filter(({ kind, isRequired }) => kind === 'quiz' && isRequired).length;
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ marginBlockEnd: 1 }}>
        {t('course.certificateTitle')}
      </Typography>
      <Typography sx={{ marginBlockEnd: 2, color: 'text.secondary' }}>
        {t('course.certificateText')}
        {quizCount > 0 && ` ${formatCount('course.certificateQuizzes', quizCount)}`}
      </Typography>
      <Box
        sx={{ overflow: 'hidden', border: '1px solid', borderColor: 'divider', borderRadius: '12px', lineHeight: 0 }}
      >
        <CertificateSampleArt
          title={t('course.certificateAlt')}
          courseTitle={{ en: course.title, ar: course.titleAr }}
          trainerName={{ en: displayName(course.trainer, 'en'), ar: displayName(course.trainer, 'ar') }}
          hours={minutesToCeilHours(course.duration)}
          lessons={course.lessonCount}
        />
      </Box>
    </section>
  );
}
