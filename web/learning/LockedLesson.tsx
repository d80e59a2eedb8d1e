import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import type { CourseRole } from '../../schema/contract/courses/courseAccess';
import { SpotIllustration } from '../art/parts/Illustration';
import type { IllustrationProps } from '../art/parts/Illustration';
import { localizeField } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { PageMeta } from '../seo/PageMeta';
import { colorVarsWithFallback as c } from '../theme/cssVariables';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ButtonLink } from '../ui/navigation/routerLinks';
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
  /** A role without access to lessons. */
  role: Exclude<CourseRole, 'enrolled' | 'staff'>;
}

const lockReasonKeys = {
  visitor: 'lockedVisitor',
  student: 'lockedStudent',
  awaitingPayment: 'lockedPayment',
  otherTrainer: 'lockedOther',
} as const;

export function LockedLesson({ course, lesson, role }: LockedLessonProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  return (
    <Card sx={{ padding: { xs: 2, sm: 3 } }}>
      <PageMeta title={localizeField(lesson, 'title', language)} isIndexed={false} />
      <EmptyState
        level={1}
        art={<LockedLessonArt />}
        title={t('lockedTitle')}
        text={t(lockReasonKeys[role])}
        action={
          role === 'visitor' ? (
            <LoginActions coursePath={paths.course(course.id, { lesson: lesson.id })} />
          ) : (
            <CourseLink course={course} role={role} />
          )
        }
      />
    </Card>
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

function CourseLink({ course, role }: Pick<LockedLessonProps, 'course' | 'role'>) {
  const { t } = useTranslation('learning');
  return (
    <ButtonLink variant="contained" to={paths.course(course.id)}>
      {t(role === 'student' ? 'enrollNow' : 'seeCourse')}
    </ButtonLink>
  );
}
