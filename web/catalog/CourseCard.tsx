import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CertificateIcon } from '../art/icons/CertificateIcon';
import type { CourseCardFragment } from './__generated__/CourseCard';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { Fact } from '../ui/Fact';
import { Found } from '../ui/Found';
import { openingOf } from '../ui/opening';
import { TextLink } from '../ui/RouterLink';
import { clamped, linkedCard, stretched } from '../ui/stretched';
import { CourseFacts } from './CourseFacts';
import { CoursePrice } from './CoursePrice';
import { CourseRating } from './CourseRating';
import { CourseThumbnail } from './CourseThumbnail';
import { LevelChip } from './LevelChip';

const frameStyles = {
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: '15px 15px 0 0',
} as const;
const badgeStyles = {
  position: 'absolute',
  insetBlockStart: 14,
  insetInlineStart: 14,
  backgroundColor: 'paper',
  color: 'primary.main',
  fontWeight: 700,
} as const;

/** Two things at the ends of a line, or of two lines where they are too long for one. */
const ends = {
  inlineSize: '100%',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
} as const;

interface CourseCardProps {
  course: CourseCardFragment;
  /** What was searched for, to be marked. */
  search?: string;
}

/** A course among others. The whole card leads to it, by one link (spec.md section 2, grid card). */
export function CourseCard({ course, search = '' }: CourseCardProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { text: title, ...titleSaid } = bilingual(course, 'title', language);
  const { text: description, ...descriptionSaid } = bilingual(course, 'description', language);
  return (
    <Card component="article" data-lift sx={linkedCard}>
      <Box sx={frameStyles}>
        <CourseThumbnail course={course} />
        {course.isFree && <Chip size="small" label={t('free')} sx={badgeStyles} />}
      </Box>
      <Stack sx={{ flexGrow: 1, gap: 1.25, padding: 2.5, alignItems: 'flex-start' }}>
        <Stack direction="row" sx={ends}>
          <LevelChip level={course.level} />
          <Fact icon={<CertificateIcon size={18} />}>{t('card.certificate')}</Fact>
        </Stack>
        <Typography
          component="h3"
          variant="h4"
          {...titleSaid}
          sx={{ ...clamped(4), inlineSize: '100%', textAlign: 'start' }}
        >
          <TextLink to={paths.course(course.id)} underline="none" sx={stretched}>
            <Found text={title} search={search} />
          </TextLink>
        </Typography>
        <Typography
          variant="body2"
          {...descriptionSaid}
          sx={{ ...clamped(2), inlineSize: '100%', color: 'text.secondary', textAlign: 'start' }}
        >
          <Found text={openingOf(description)} search={search} />
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        <CourseFacts course={course} />
        <Divider flexItem />
        <Stack direction="row" sx={ends}>
          <CourseRating course={course} />
          <CoursePrice course={course} />
        </Stack>
      </Stack>
    </Card>
  );
}
