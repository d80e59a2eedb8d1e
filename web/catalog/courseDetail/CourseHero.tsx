import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BookIcon, ClockIcon, UsersIcon } from '../../art/icons/contentIcons';
import { localizeFieldWithLang, minutesToCeilHours, formatNumber } from '../../language/formatters';
import { useLanguage } from '../../language/useLanguage';
import { usePlural } from '../../language/usePlural';
import { paths } from '../../paths';
import { PageContainer } from '../../ui/layout/PageContainer';
import { BackLink } from '../../ui/navigation/BackLink';
import { IconText } from '../../ui/text/IconText';
import { StarRating } from '../../ui/text/StarRating';
import { firstParagraph } from '../../ui/text/firstParagraph';
import { CourseLevelChip } from '../CourseLevelChip';
import type { CourseHeroFragment } from './__generated__/CourseHero';

const columnStyles = {
  alignItems: 'flex-start',
  gap: 2,
  maxInlineSize: { md: 'calc(100% - 392px)', lg: 'calc(100% - 456px)' },
} as const;

/** Shows the first paragraph of the description; the overview tab has the whole text. */
export function CourseHero({ course }: { course: CourseHeroFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { text: title, ...titleLangProps } = localizeFieldWithLang(course, 'title', language);
  const { text: description, ...descriptionLangProps } = localizeFieldWithLang(course, 'description', language);
  return (
    <Box data-band="deep">
      <PageContainer sx={{ paddingBlockStart: { xs: 3, md: 5 }, paddingBlockEnd: { xs: 9, md: 8 } }}>
        <Stack sx={columnStyles}>
          <Box component="nav" aria-label={t('course.path')}>
            <BackLink to={paths.courses()} height={32}>
              {t('course.all')}
            </BackLink>
          </Box>
          <CourseLevelChip level={course.level} size="medium" />
          <Typography
            variant="h1"
            {...titleLangProps}
            sx={{ textAlign: 'start', fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.125rem)' }}
          >
            {title}
          </Typography>
          <Typography
            component="p"
            variant="subtitle1"
            {...descriptionLangProps}
            sx={{ color: 'text.secondary', textAlign: 'start' }}
          >
            {firstParagraph(description)}
          </Typography>
          <CourseStats course={course} />
        </Stack>
      </PageContainer>
    </Box>
  );
}

function CourseStats({ course }: { course: CourseHeroFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const formatCount = usePlural('courses');
  const rating = formatNumber(Number(course.rating), language, 1);
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('course.facts')}
      sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, margin: 0, marginBlockStart: 1, padding: 0, listStyle: 'none' }}
    >
      <li>
        <IconText icon={<StarRating filled={Math.floor(Number(course.rating))} label={t('card.rating', { rating })} />}>
          <strong>{rating}</strong> {`(${formatCount('reviews', course.ratingCount)})`}
        </IconText>
      </li>
      <li>
        <IconText icon={<ClockIcon size={20} />}>{formatCount('hours', minutesToCeilHours(course.duration))}</IconText>
      </li>
      <li>
        <IconText icon={<BookIcon size={20} />}>{formatCount('lessons', course.lessonCount)}</IconText>
      </li>
      <li>
        <IconText icon={<UsersIcon size={20} />}>{formatCount('students', course.enrollmentCount)}</IconText>
      </li>
    </Stack>
  );
}
