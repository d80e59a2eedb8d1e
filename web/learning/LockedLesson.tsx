import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import type { Standing } from '../../schema/contract/access';
import { inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';
import { PageTitle } from '../ui/PageTitle';
import { ButtonLink } from '../ui/RouterLink';
import { LockedArt } from './LockedArt';
import type { PlayedCourse, PlayedLesson } from './played';

interface LockedLessonProps {
  course: PlayedCourse;
  lesson: PlayedLesson;
  /** One that opens no lessons. */
  standing: Exclude<Standing, 'enrolled' | 'staff'>;
}

const reasons = {
  visitor: 'lockedVisitor',
  student: 'lockedStudent',
  awaitingPayment: 'lockedPayment',
  onlooker: 'lockedOther',
} as const;

/** A lesson that the viewer may not open yet: why, and what to do about it. */
export function LockedLesson({ course, lesson, standing }: LockedLessonProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  return (
    <Card sx={{ padding: { xs: 2, sm: 3 } }}>
      <PageTitle title={inLanguage(lesson, 'title', language)} listed={false} />
      <EmptyState
        level={1}
        art={<LockedArt />}
        title={t('lockedTitle')}
        text={t(reasons[standing])}
        action={
          standing === 'visitor' ? (
            <VisitorActions here={paths.course(course.id, { lesson: lesson.id })} />
          ) : (
            <CourseAction course={course} standing={standing} />
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

function CourseAction({ course, standing }: Pick<LockedLessonProps, 'course' | 'standing'>) {
  const { t } = useTranslation('learning');
  return (
    <ButtonLink variant="contained" to={paths.course(course.id)}>
      {t(standing === 'student' ? 'enrollNow' : 'seeCourse')}
    </ButtonLink>
  );
}
