import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstructorFragment } from './__generated__/CourseScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';

/** Who teaches it: name and picture, with the trainer's own words where there are some. */
export function InstructorCard({ trainer }: { trainer: InstructorFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const headingId = useId();
  const { text: bio, ...said } = bilingual(trainer, 'bio', language);
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ padding: { xs: 2.5, sm: 3.5 }, display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2.5 }}
    >
      <Avatar src={trainer.avatar ?? undefined} alt="" sx={{ inlineSize: 72, blockSize: 72, fontSize: '1.75rem' }}>
        {trainer.firstName.charAt(0)}
      </Avatar>
      <div>
        <Typography
          id={headingId}
          component="h2"
          variant="overline"
          sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.6 }}
        >
          {t('course.instructor')}
        </Typography>
        <Typography component="p" variant="h4">
          <bdi>{`${trainer.firstName} ${trainer.lastName}`}</bdi>
        </Typography>
        <Typography {...(bio ? said : {})} sx={{ marginBlockStart: 1, color: 'text.secondary', textAlign: 'start' }}>
          {bio || t('course.instructorText')}
        </Typography>
      </div>
    </Card>
  );
}
