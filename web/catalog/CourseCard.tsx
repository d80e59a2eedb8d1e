import { Box, Card, Chip, Divider, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation, localizeFieldWithLang, minutesToCeilHours, useLanguage, usePlural } from '../language';
import { siteFigures } from '../../schema/contract/site/siteInfo';
import { truncateText } from '../../schema/contract/text/format/truncateText';
import { CertificateIcon, BookIcon, ClockIcon } from '../art/icons/commonIcons';
import { paths, TextLink } from '../routing';
import { lineClampStyles, linkedCardStyles, stretchedLinkStyles } from '../ui/layout/layoutStyles';
import { IconText } from '../ui/text/IconText';
import { CourseLevelChip } from './CourseLevelChip';
import { CoursePrice } from './CoursePrice';
import { CourseRating } from './CourseRating';
import { CourseThumbnail } from './CourseThumbnail';
import type { CourseCardFragment } from './__generated__/CourseCard';

const thumbnailFrameStyles = {
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: '15px 15px 0 0',
} as const;
const freeBadgeStyles = {
  position: 'absolute',
  insetBlockStart: 14,
  insetInlineStart: 14,
  backgroundColor: 'paper',
  color: 'primary.main',
  fontWeight: 700,
} as const;

/** Both ends of a line; wraps to two lines where there is no room. */
const spaceBetweenStyles = {
  inlineSize: '100%',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
} as const;

interface CourseCardProps {
  course: CourseCardFragment;
  /** Marks searched words in a text; default: the text itself. */
  highlight?: (text: string) => ReactNode;
  /** For the first card of a page, whose picture is in view when the page arrives. */
  eager?: boolean;
}

export function CourseCard({ course, highlight = (text) => text, eager = false }: CourseCardProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { text: title, ...titleLangProps } = localizeFieldWithLang(course, 'title', language);
  const { text: summary, ...summaryLangProps } = localizeFieldWithLang(course, 'summary', language);
  return (
    <Card component="article" data-hoverable sx={linkedCardStyles}>
      <Box sx={thumbnailFrameStyles}>
        <CourseThumbnail course={course} eager={eager} />
        {course.isFree && <Chip size="small" label={t('freeCourse')} sx={freeBadgeStyles} />}
      </Box>
      <Stack sx={{ flexGrow: 1, gap: 1.25, padding: 2.5, alignItems: 'flex-start' }}>
        <Stack direction="row" sx={spaceBetweenStyles}>
          <CourseLevelChip level={course.level} />
          {course.hasCertificate && <IconText icon={<CertificateIcon size={18} />}>{t('card.certificate')}</IconText>}
        </Stack>
        <Typography
          component="h3"
          variant="h4"
          {...titleLangProps}
          sx={{ ...lineClampStyles(4), inlineSize: '100%', textAlign: 'start' }}
        >
          <TextLink to={paths.course(course.id)} underline="none" sx={stretchedLinkStyles}>
            {highlight(title)}
          </TextLink>
        </Typography>
        <Typography
          variant="body2"
          {...summaryLangProps}
          sx={{ inlineSize: '100%', color: 'text.secondary', textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          {highlight(truncateText(summary, 110))}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        <CourseMeta course={course} />
        <Divider flexItem />
        <Stack direction="row" sx={spaceBetweenStyles}>
          <CourseRating course={course} />
          <CoursePrice course={course} />
        </Stack>
      </Stack>
    </Card>
  );
}

/** The card shows a fixed number of lessons, the same for every course. */
function CourseMeta({ course }: { course: Pick<CourseCardFragment, 'duration'> }) {
  const { t } = useTranslation('courses');
  const formatCount = usePlural('courses');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      <IconText icon={<ClockIcon size={18} />}>{formatCount('weeks', minutesToCeilHours(course.duration))}</IconText>
      <IconText icon={<BookIcon size={18} />}>{t('card.lessons', { n: siteFigures.lessonsOnCard })}</IconText>
    </Stack>
  );
}
