import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { TopCourseFragment } from './__generated__/StudioAnalyticsTab';
import { localizeFieldWithLang } from '../../language/formatters';
import { usePlural } from '../../language/usePlural';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { TextLink } from '../../ui/navigation/routerLinks';

/** The five courses with the most students, with bars relative to the first (R-STU-3). */
export function TopCourses({ courses }: { courses: readonly TopCourseFragment[] }) {
  const { t } = useTranslation('studio');
  const maximum = Math.max(1, ...courses.map(({ enrollmentCount }) => enrollmentCount));
  return (
    <Card component="section" aria-labelledby="top-heading" sx={{ padding: { xs: 2, md: 3 } }}>
      <Typography id="top-heading" component="h2" variant="h4" sx={{ marginBlockEnd: 2 }}>
        {t('analytics.top')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {courses.map((course, index) => (
          <TopCourseRow key={course.id} course={course} rank={index + 1} share={course.enrollmentCount / maximum} />
        ))}
      </Box>
    </Card>
  );
}

function TopCourseRow({ course, rank, share }: { course: TopCourseFragment; rank: number; share: number }) {
  const { language } = useLanguage();
  const formatCount = usePlural('studio');
  const { text: title, lang } = localizeFieldWithLang(course, 'title', language);
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: 1.5 }}>
      <Box aria-hidden sx={rankBadgeStyles}>
        {rank}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <TextLink to={paths.editCourse(course.id)} sx={{ color: 'inherit', fontWeight: 500 }}>
          <bdi lang={lang}>{title}</bdi>
        </TextLink>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {formatCount('courses.students', course.enrollmentCount)}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={{ gridColumn: 2, blockSize: 8, borderRadius: 4, backgroundColor: 'tint', marginBlockStart: 0.5 }}
      >
        <Box
          sx={{ blockSize: 8, borderRadius: 4, backgroundColor: 'primary.main' }}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </Box>
    </Box>
  );
}

const rankBadgeStyles = {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  backgroundColor: 'tint',
  color: 'onTint',
  fontWeight: 700,
  fontSize: '0.9375rem',
  gridRow: 'span 2',
} as const;
