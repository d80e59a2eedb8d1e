import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { WaveDivider } from '../art/parts/WaveDivider';
import { ArrowForwardIcon } from '../art/icons/contentIcons';
import { CourseThumbnail } from '../catalog/CourseThumbnail';
import type { ContinueLearningCardFragment } from './__generated__/ContinueLearningCard';
import { localizeFieldWithLang, localizeField } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { ButtonLink } from '../ui/navigation/routerLinks';

interface ContinueLearningCardProps {
  enrollment: ContinueLearningCardFragment;
  lesson: NonNullable<ContinueLearningCardFragment['nextLesson']>;
}

export function ContinueLearningCard({ enrollment, lesson }: ContinueLearningCardProps) {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  const { course } = enrollment;
  const { text: title, ...langProps } = localizeFieldWithLang(lesson, 'title', language);
  const number = course.lessons.findIndex(({ id }) => id === lesson.id) + 1;
  return (
    <Card
      component="section"
      data-band="deep"
      aria-labelledby="continue-heading"
      sx={{ border: 0, backgroundColor: 'deep', marginBlockStart: { xs: 1.5, md: 2 } }}
    >
      <Box sx={contentStyles}>
        <Box sx={{ minInlineSize: 0 }}>
          <Typography component="h2" id="continue-heading" variant="body2" sx={{ color: 'amber', fontWeight: 700 }}>
            {t(enrollment.progress > 0 ? 'continueLabel' : 'beginLabel')}
          </Typography>
          <Typography component="p" variant="h3" {...langProps} sx={{ textAlign: 'start', marginBlock: 0.5 }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'onDeepMuted' }}>
            {t('continueLesson', { number: String(number), course: localizeField(course, 'title', language) })}
          </Typography>
          <ButtonLink
            variant="contained"
            color="secondary"
            size="large"
            to={paths.course(course.id, { lesson: lesson.id })}
            endIcon={<ArrowForwardIcon />}
            sx={{ marginBlockStart: 3, inlineSize: { xs: '100%', sm: 'auto' } }}
          >
            {t(enrollment.progress > 0 ? 'continueLearning' : 'startLearning')}
          </ButtonLink>
        </Box>
        <Box sx={thumbnailStyles}>
          <CourseThumbnail course={course} eager />
        </Box>
      </Box>
      <WaveDivider />
    </Card>
  );
}

const contentStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 1fr) 200px', md: 'minmax(0, 1fr) 288px' },
  alignItems: 'center',
  gap: 4,
  padding: { xs: 3, md: '36px 40px' },
  paddingBlockEnd: { xs: 1.5, md: 1.5 },
} as const;

const thumbnailStyles = {
  display: { xs: 'none', sm: 'block' },
  aspectRatio: '16 / 10',
  border: '1px solid',
  borderColor: 'deepLine',
  borderRadius: '14px',
  overflow: 'hidden',
} as const;
