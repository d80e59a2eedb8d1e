import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ClockIcon } from '../art/icons/ClockIcon';
import type { CourseCardFragment } from './__generated__/CourseCard';
import { begunHours, bilingual } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { Fact } from '../ui/Fact';
import { Found } from '../ui/Found';
import { openingOf } from '../ui/opening';
import { TextLink } from '../ui/RouterLink';
import { clamped, stretched } from '../ui/stretched';
import { usePriceText } from './CoursePrice';
import { CourseThumbnail } from './CourseThumbnail';
import { LevelChip } from './LevelChip';

const rowStyles = {
  position: 'relative',
  overflow: 'visible',
  display: 'grid',
  gridTemplateColumns: { xs: '104px 1fr', sm: '232px 1fr' },
  gap: { xs: 2, sm: 3 },
  padding: { xs: 1.5, sm: 2 },
} as const;

const frameStyles = {
  alignSelf: 'start',
  aspectRatio: { xs: '1', sm: '16 / 10' },
  overflow: 'hidden',
  borderRadius: '12px',
} as const;

/** A course as a row of the list view: picture, title, price badge, description, weeks and level (spec.md section 2). */
export function CourseRow({ course, search = '' }: { course: CourseCardFragment; search?: string }) {
  const { language } = useLanguage();
  const counted = useCounted('courses');
  const priceText = usePriceText();
  const { text: title, ...titleSaid } = bilingual(course, 'title', language);
  const { text: description, ...descriptionSaid } = bilingual(course, 'description', language);
  return (
    <Card component="article" data-lift sx={rowStyles}>
      <Box sx={frameStyles}>
        <CourseThumbnail course={course} />
      </Box>
      <Stack sx={{ gap: 1, minInlineSize: 0 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ justifyContent: 'space-between', alignItems: { xs: 'start', sm: 'baseline' }, gap: 1 }}
        >
          <Typography component="h3" variant="h4" {...titleSaid} sx={{ textAlign: 'start' }}>
            <TextLink to={paths.course(course.id)} underline="none" sx={stretched}>
              <Found text={title} search={search} />
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
          {...descriptionSaid}
          sx={{ ...clamped(2), color: 'text.secondary', textAlign: 'start' }}
        >
          <Found text={openingOf(description)} search={search} />
        </Typography>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, marginBlockStart: 'auto' }}
        >
          <Fact icon={<ClockIcon size={18} />}>{counted('weeks', begunHours(course.duration))}</Fact>
          <LevelChip level={course.level} />
        </Stack>
      </Stack>
    </Card>
  );
}
