import { Card } from '@mui/material';
import type { CourseAccess } from '../../schema/contract/courses/courseAccess';
import { SpotIllustration, type IllustrationProps } from '../art/parts/Illustration';
import { localizeField, useLanguage, useTranslation } from '../language';
import { PaymentNotice } from '../payments/parts/PaymentNotice';
import { paths, ButtonLink } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { colorVarsWithFallback as c } from '../theme/cssVariables';
import { EmptyState } from '../ui/feedback/queryStates';
import type { PlayerCourseFragment, PlayerLessonFragment } from './__generated__/CoursePlayer';

const LockedLessonArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <rect x={54} y={32} width={132} height={90} rx={12} fill={c.night} />
    <rect x={62} y={40} width={116} height={74} rx={6} fill={c.sky} />
    <path
      stroke={c.skyLow}
      strokeWidth={4}
      strokeLinecap="round"
      fill="none"
      d="M62 96c18 0 18-10 34-10s18 10 34 10 18-10 48-10"
    />
    <path fill={c.night} d="M108 122h24l6 20h-36z" />
    <path stroke={c.snow} strokeWidth={6} fill="none" d="M107 74V64a13 13 0 0 1 26 0v10" />
    <rect x={98} y={72} width={44} height={34} rx={8} fill={c.amber} />
    <circle cx={120} cy={86} r={4.5} fill={c.onAmber} />
    <path stroke={c.onAmber} strokeWidth={4} strokeLinecap="round" d="M120 88v8" />
  </SpotIllustration>
);

interface LockedLessonProps {
  course: PlayerCourseFragment;
  lesson: PlayerLessonFragment;
  role: CourseAccess;
}

const lockReasonKeys = {
  visitor: 'lockedVisitor',
  student: 'lockedStudent',
  awaitingPayment: 'lockedPayment',
  otherTrainer: 'lockedOther',
} as const;

/** Why the lesson is closed to the viewer, and how to open it. */
export function LockedLesson({ course, lesson, role }: LockedLessonProps) {
  const { language } = useLanguage();
  return (
    <Card sx={{ padding: { xs: 2, sm: 3 } }}>
      <PageMeta title={localizeField(lesson, 'title', language)} isIndexed={false} />
      {role === 'enrolled' || role === 'staff' ? (
        <LockedByLesson course={course} lesson={lesson} />
      ) : (
        <LockedByRole course={course} lesson={lesson} role={role} />
      )}
    </Card>
  );
}

function LockedByLesson({ course, lesson }: Pick<LockedLessonProps, 'course' | 'lesson'>) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const previous = course.lessons.find(({ id }) => id === lesson.lockedBy);
  return (
    <EmptyState
      level={1}
      art={<LockedLessonArt />}
      title={t('lockedByTitle')}
      text={previous && t('lockedByText', { title: localizeField(previous, 'title', language) })}
      action={
        previous && (
          <ButtonLink variant="contained" to={paths.course(course.id, { lesson: previous.id })}>
            {t('openPrevious')}
          </ButtonLink>
        )
      }
    />
  );
}

interface LockedByRoleProps extends Pick<LockedLessonProps, 'course' | 'lesson'> {
  role: Exclude<CourseAccess, 'enrolled' | 'staff'>;
}

function LockedByRole({ course, lesson, role }: LockedByRoleProps) {
  const { t } = useTranslation('learning');
  return (
    <EmptyState
      level={1}
      art={<LockedLessonArt />}
      title={t('lockedTitle')}
      text={t(course.myEnrollment?.status === 'ended' ? 'lockedEnded' : lockReasonKeys[role])}
      action={
        role === 'visitor' ? (
          <LoginActions coursePath={paths.course(course.id, { lesson: lesson.id })} />
        ) : (
          <>
            <PaymentNotice payment={course.myEnrollment?.payment} place="course" />
            <CourseLink course={course} role={role} />
          </>
        )
      }
    />
  );
}

function LoginActions({ coursePath }: { coursePath: string }) {
  const { t } = useTranslation('learning');
  return (
    <>
      <ButtonLink variant="contained" to={paths.auth(coursePath)}>
        {t('loginToWatch')}
      </ButtonLink>
      <ButtonLink variant="outlined" to={paths.auth(coursePath, 'register')}>
        {t('createAccount')}
      </ButtonLink>
    </>
  );
}

function CourseLink({ course, role }: Pick<LockedByRoleProps, 'course' | 'role'>) {
  const { t } = useTranslation('learning');
  return (
    <ButtonLink variant="contained" to={paths.course(course.id)}>
      {t(role === 'student' ? 'enrollNow' : 'seeCourse')}
    </ButtonLink>
  );
}
