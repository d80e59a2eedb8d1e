import { Box, Card, Chip, Stack, Typography } from '@mui/material';
import { minutesToCeilHours, localizeFieldWithLang, useLanguage, usePlural } from '../../language';
import { ClockIcon } from '../../art/icons/commonIcons';
import { paths, TextLink } from '../../routing';
import { CardGrid } from '../../ui/layout/CardGrid';
import { truncateText } from '../../../schema/contract/text/format/truncateText';
import { stretchedLinkStyles } from '../../ui/layout/layoutStyles';
import type { ListView } from '../../ui/navigation/ViewSwitch';
import { Highlight } from '../../ui/text/Highlight';
import { IconText } from '../../ui/text/IconText';
import { CourseCard } from '../CourseCard';
import { CourseLevelChip } from '../CourseLevelChip';
import { useFormatCoursePrice } from '../CoursePrice';
import { CourseThumbnail } from '../CourseThumbnail';
import type { CourseCardFragment } from '../__generated__/CourseCard';

interface CourseCardsProps {
  courses: readonly CourseCardFragment[];
  view: ListView;
  search: string;
}

export const CourseCards = ({ courses, view, search }: CourseCardsProps) =>
  view === 'list' ? (
    <Stack sx={{ gap: 2 }}>
      {courses.map((course) => (
        <CourseListRow key={course.id} course={course} search={search} />
      ))}
    </Stack>
  ) : (
    <CardGrid minCardWidth={256}>
      {courses.map((course, index) => (
        <CourseCard
          key={course.id}
          course={course}
          highlight={(text) => <Highlight text={text} search={search} />}
          eager={index === 0}
        />
      ))}
    </CardGrid>
  );

const courseRowStyles = {
  position: 'relative',
  overflow: 'visible',
  display: 'grid',
  gridTemplateColumns: { xs: '104px minmax(0, 1fr)', sm: '232px minmax(0, 1fr)' },
  gap: { xs: 2, sm: 3 },
  padding: { xs: 1.5, sm: 2 },
} as const;

const courseRowThumbnailStyles = {
  alignSelf: 'start',
  aspectRatio: { xs: '1', sm: '16 / 10' },
  overflow: 'hidden',
  borderRadius: '12px',
} as const;

function CourseListRow({ course, search = '' }: { course: CourseCardFragment; search?: string }) {
  const { language } = useLanguage();
  const formatCount = usePlural('courses');
  const priceText = useFormatCoursePrice();
  const { text: title, ...titleLangProps } = localizeFieldWithLang(course, 'title', language);
  const { text: summary, ...summaryLangProps } = localizeFieldWithLang(course, 'summary', language);
  return (
    <Card component="article" data-hoverable sx={courseRowStyles}>
      <Box sx={courseRowThumbnailStyles}>
        <CourseThumbnail course={course} />
      </Box>
      <Stack sx={{ gap: 1, minInlineSize: 0 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ justifyContent: 'space-between', alignItems: { xs: 'start', sm: 'baseline' }, gap: 1 }}
        >
          <Typography component="h3" variant="h4" {...titleLangProps} sx={{ textAlign: 'start' }}>
            <TextLink to={paths.course(course.id)} underline="none" sx={stretchedLinkStyles}>
              <Highlight text={title} search={search} />
            </TextLink>
          </Typography>
          <Chip
            label={priceText(course)}
            color={course.isFree ? 'primary' : 'secondary'}
            sx={{ fontWeight: 700, flexShrink: 0 }}
          />
        </Stack>
        <Typography
          variant="body2"
          {...summaryLangProps}
          sx={{ color: 'text.secondary', textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          <Highlight text={truncateText(summary, 170)} search={search} />
        </Typography>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, marginBlockStart: 'auto' }}
        >
          <IconText icon={<ClockIcon size={18} />}>
            {formatCount('weeks', minutesToCeilHours(course.duration))}
          </IconText>
          <CourseLevelChip level={course.level} />
        </Stack>
      </Stack>
    </Card>
  );
}
