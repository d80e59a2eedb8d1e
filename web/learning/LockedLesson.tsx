import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';
import { PageTitle } from '../ui/PageTitle';
import { ButtonLink } from '../ui/RouterLink';
import type { Access, PlayedCourse, PlayedLesson } from './access';
import { LockedArt } from './LockedArt';

interface LockedLessonProps {
  course: PlayedCourse;
  lesson: PlayedLesson;
  access: Exclude<Access, 'open'>;
}

const reasons = {
  visitor: 'lockedVisitor',
  student: 'lockedStudent',
  payment: 'lockedPayment',
  other: 'lockedOther',
} as const;

/** A lesson that the viewer may not open yet: why, and what to do about it. */
export function LockedLesson({ course, lesson, access }: LockedLessonProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  return (
    <Card sx={{ padding: { xs: 2, sm: 3 } }}>
      <PageTitle title={inLanguage(lesson, 'title', language)} listed={false} />
      <EmptyState
        level={1}
        art={
          <Box sx={{ inlineSize: 240, maxInlineSize: '100%' }}>
            <LockedArt />
          </Box>
        }
        title={t('lockedTitle')}
        text={t(reasons[access])}
        action={
          access === 'visitor' ? (
            <VisitorActions here={paths.course(course.id, { lesson: lesson.id })} />
          ) : (
            <CourseAction course={course} access={access} />
          )
        }
      />
    </Card>
  );
}

function VisitorActions({ here }: { here: string }) {
  const { t } = useTranslation('learning');
  return (
    <>
      <ButtonLink variant="contained" to={paths.auth(here)}>
        {t('loginToWatch')}
      </ButtonLink>
      <ButtonLink variant="outlined" to={paths.auth(here, 'register')}>
        {t('createAccount')}
      </ButtonLink>
    </>
  );
}

function CourseAction({ course, access }: Pick<LockedLessonProps, 'course' | 'access'>) {
  const { t } = useTranslation('learning');
  return (
    <ButtonLink variant="contained" to={paths.course(course.id)}>
      {t(access === 'student' ? 'enrollNow' : 'seeCourse')}
    </ButtonLink>
  );
}
