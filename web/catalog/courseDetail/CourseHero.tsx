import { Box, Chip, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import {
  useTranslation,
  localizeBlocks,
  localizeFieldWithLang,
  minutesToCeilHours,
  formatNumber,
  useLanguage,
  usePlural,
} from '../../language';
import { paths, BackLink } from '../../routing';
import { PageContainer } from '../../ui/layout/Section';
import { richTextToPlainText, type RichTextBlocks } from '../../../schema/contract/richText';
import { keepCodesWhole } from '../../ui/text/unbrokenCodes';
import { BookIcon, ClockIcon, UsersIcon } from '../../art/icons/commonIcons';
import { IconText } from '../../ui/text/IconText';
import { StarRating } from '../../ui/text/StarRating';
import { CourseLevelChip } from '../CourseLevelChip';
import type { CourseHeroFragment } from './__generated__/CourseHero';

/** The first paragraph without marks; empty if the description begins with something else. */
export const leadOf = ([first]: RichTextBlocks): string =>
  first?.type === 'paragraph' ? richTextToPlainText([first]) : '';

const columnStyles = {
  alignItems: 'flex-start',
  gap: 2,
  maxInlineSize: { md: 'calc(100% - 392px)', lg: 'calc(100% - 456px)' },
} as const;

/** The chip that is a link is as high as a finger needs: the others are as high as it. */
const chipRowStyles = {
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: 1,
  maxInlineSize: '100%',
  '& .MuiChip-root': { blockSize: 'auto', minBlockSize: 36 },
} as const;

/** Shows the first paragraph of the description; the overview tab continues it. */
export function CourseHero({ course }: { course: CourseHeroFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { text: title, ...titleLangProps } = localizeFieldWithLang(course, 'title', language);
  const { blocks, ...descriptionLangProps } = localizeBlocks(course, 'descriptionBlocks', language);
  return (
    <Box data-surface="dark">
      <PageContainer sx={{ paddingBlockStart: { xs: 3, md: 5 }, paddingBlockEnd: { xs: 9, md: 8 } }}>
        <Stack sx={columnStyles}>
          <Box component="nav" aria-label={t('course.path')}>
            <BackLink to={paths.courses()} height={32}>
              {t('course.all')}
            </BackLink>
          </Box>
          <Stack direction="row" sx={chipRowStyles}>
            <CategoryChip category={course.category} />
            <CourseLevelChip level={course.level} size="medium" />
            {course.isArchived && <Chip label={t('archived')} color="warning" />}
            {course.ratingCount === 0 && !course.isArchived && <Chip label={t('course.newCourse')} />}
          </Stack>
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
            {keepCodesWhole(leadOf(blocks))}
          </Typography>
          <CourseStats course={course} />
        </Stack>
      </PageContainer>
    </Box>
  );
}

function CategoryChip({ category }: { category: CourseHeroFragment['category'] }) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(category, 'name', language);
  return <Chip component={Link} to={paths.category(category.id)} clickable label={text} {...langProps} />;
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
