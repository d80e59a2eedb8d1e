import { Box } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import type { CourseAccess } from '../../../../schema/contract/courses/courseAccess';
import { barForAttribute, followActionBar, stuckBarAttribute } from '../../../data/browser/stickyActionBar';
import { useTranslation } from '../../../language';
import { paths, ButtonLink } from '../../../routing';
import { CoursePrice } from '../../CoursePrice';
import { EnrollButton, enrollActionId } from './EnrollCard';
import { enrollOffer } from './enrollOffer';
import type { EnrollCardFragment } from './__generated__/EnrollCard';

const barStyles = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom, 0px))',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'paper',
  [`html[${stuckBarAttribute}] &`]: { position: 'sticky', insetBlockEnd: 0, zIndex: 2 },
  '@media print': { display: 'none' },
} as const;

interface EnrollBarProps {
  course: EnrollCardFragment;
  role: CourseAccess;
}

/**
 * Price and action at the end of the page on phones. It stays at the bottom of the window while the action of the card is
 * out of view. Its place in the page is the same in both states, so that it covers no content at the end.
 */
export function EnrollBar({ course, role }: EnrollBarProps) {
  const { t } = useTranslation('courses');
  const action = chooseAction(course, role, t);
  const hasAction = action !== null;
  useEffect(() => (hasAction ? followActionBar() : undefined), [hasAction]);
  if (!action) return null;
  return (
    <Box component="section" aria-label={t('enroll.bar')} {...{ [barForAttribute]: enrollActionId }} sx={barStyles}>
      <CoursePrice course={course} />
      {action}
    </Box>
  );
}

/** Null where the card has no single action. */
function chooseAction(
  course: EnrollCardFragment,
  role: CourseAccess,
  t: ReturnType<typeof useTranslation<'courses'>>['t'],
): ReactNode {
  const { id, isArchived, myEnrollment } = course;
  const link = (to: string, label: string) => (
    <ButtonLink to={to} variant="contained" sx={{ whiteSpace: 'normal', textAlign: 'center', lineHeight: 1.4 }}>
      {label}
    </ButtonLink>
  );
  if (role === 'enrolled')
    return myEnrollment?.nextLesson
      ? link(paths.course(id, { lesson: myEnrollment.nextLesson.id }), t('enroll.continue'))
      : null;
  if (isArchived) return null;
  if (role === 'visitor') return link(paths.auth(paths.course(id)), t('enroll.enrollShort'));
  if (role !== 'student') return null;
  const offer = enrollOffer(course);
  if (offer === 'order') return link(paths.courseCheckout(id), t('enroll.enrollShort'));
  return offer === 'take' ? <EnrollButton courseId={id} isShort /> : null;
}
