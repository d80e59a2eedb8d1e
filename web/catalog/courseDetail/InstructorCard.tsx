import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { displayFirstName, displayName } from '../../../schema/contract/text/names/displayName';
import { useTranslation, localizeFieldWithLang, useLanguage, usePlural } from '../../language';
import { paths, TextLink } from '../../routing';
import { PersonAvatar } from '../../ui/layout/PersonAvatar';
import type { InstructorCardFragment } from './__generated__/InstructorCard';

interface InstructorCardProps {
  trainer: InstructorCardFragment;
  /** Is not among the other courses. */
  courseId: string;
}

export function InstructorCard({ trainer, courseId }: InstructorCardProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const headingId = useId();
  const { text: bio, ...langProps } = localizeFieldWithLang(trainer, 'bio', language);
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ padding: { xs: 2.5, sm: 3.5 }, display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2.5 }}
    >
      <PersonAvatar firstName={displayFirstName(trainer, language)} src={trainer.avatar} size={72} fontSize="1.75rem" />
      <Box sx={{ minInlineSize: 0 }}>
        <Typography
          id={headingId}
          component="h2"
          variant="overline"
          sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.6 }}
        >
          {t('course.instructor')}
        </Typography>
        <Typography component="p" variant="h4">
          {trainer.courseCount > 0 ? (
            <TextLink to={paths.trainer(trainer.id)} sx={{ fontWeight: 'inherit' }}>
              <bdi>{displayName(trainer, language)}</bdi>
            </TextLink>
          ) : (
            <bdi>{displayName(trainer, language)}</bdi>
          )}
        </Typography>
        <Typography
          {...(bio ? langProps : {})}
          sx={{ marginBlockStart: 1, color: 'text.secondary', textAlign: 'start' }}
        >
          {bio || t('course.instructorText')}
        </Typography>
        <OtherCourses trainer={trainer} courseId={courseId} />
      </Box>
    </Card>
  );
}

/** The number of published courses and of enrollments in them, and links to the others. */
function OtherCourses({ trainer: { publishedCourses, courseCount, enrollmentCount }, courseId }: InstructorCardProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const formatCount = usePlural('courses');
  const headingId = useId();
  const others = publishedCourses.filter(({ id }) => id !== courseId).slice(0, pageSizes.coursePage.trainerCourses);
  if (courseCount === 0) return null;
  return (
    <>
      <Typography sx={{ marginBlockStart: 1.5, fontWeight: 700 }}>
        {formatCount('course.trainerCourses', courseCount)}
        {' · '}
        {formatCount('course.trainerEnrollments', enrollmentCount)}
      </Typography>
      {others.length > 0 && (
        <>
          <Typography
            id={headingId}
            component="h3"
            variant="body2"
            sx={{ marginBlockStart: 2, color: 'text.secondary' }}
          >
            {t('course.otherCourses')}
          </Typography>
          <Box component="ul" aria-labelledby={headingId} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {others.map((course) => {
              const { text, ...langProps } = localizeFieldWithLang(course, 'title', language);
              return (
                <Box component="li" key={course.id} {...langProps} sx={{ paddingBlock: 0.75, textAlign: 'start' }}>
                  <TextLink to={paths.course(course.id)}>{text}</TextLink>
                </Box>
              );
            })}
          </Box>
        </>
      )}
    </>
  );
}
