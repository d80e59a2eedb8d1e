import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { BackLink } from '../ui/BackLink';
import { openingOf } from '../ui/opening';
import { Page } from '../ui/Page';
import { CourseFigures } from './CourseFigures';
import type { CourseOnPage } from './CoursePage';
import { LevelChip } from './LevelChip';

const columnStyles = {
  alignItems: 'flex-start',
  gap: 2,
  maxInlineSize: { md: 'calc(100% - 392px)', lg: 'calc(100% - 456px)' },
} as const;

/** What the course is, at a glance (spec.md section 2). The description's first paragraph; all of it is in the overview. */
export function CourseHero({ course }: { course: CourseOnPage }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { text: title, ...titleSaid } = bilingual(course, 'title', language);
  const { text: description, ...descriptionSaid } = bilingual(course, 'description', language);
  return (
    <Box data-band="deep">
      <Page sx={{ paddingBlockStart: { xs: 3, md: 5 }, paddingBlockEnd: { xs: 9, md: 8 } }}>
        <Stack sx={columnStyles}>
          <Box component="nav" aria-label={t('course.path')}>
            <BackLink to={paths.courses()} height={32}>
              {t('course.all')}
            </BackLink>
          </Box>
          <LevelChip level={course.level} size="medium" />
          <Typography
            variant="h1"
            {...titleSaid}
            sx={{ textAlign: 'start', fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.125rem)' }}
          >
            {title}
          </Typography>
          <Typography
            component="p"
            variant="subtitle1"
            {...descriptionSaid}
            sx={{ color: 'text.secondary', textAlign: 'start' }}
          >
            {openingOf(description)}
          </Typography>
          <CourseFigures course={course} />
        </Stack>
      </Page>
    </Box>
  );
}
