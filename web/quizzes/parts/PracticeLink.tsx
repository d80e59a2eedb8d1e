import { Box } from '@mui/material';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { FreshnessChip } from './FreshnessChip';
import type { PracticeSummaryFragment } from '../practice/__generated__/practice';

interface PracticeLinkProps {
  courseId: string;
  practice: PracticeSummaryFragment | null;
  /** For readers, where several courses are listed. */
  courseTitle?: string;
}

/** At a course: whether it is fresh, and the way to its practice; nothing before there is a question. */
export function PracticeLink({ courseId, practice, courseTitle }: PracticeLinkProps) {
  const { t } = useTranslation('practice');
  if (!practice || (practice.isOn && practice.questionCount === 0)) return null;
  const label = t(practice.wrongCount > 0 && practice.freshness === null ? 'repeatWrong' : 'title');
  return (
    <Box sx={linkStyles}>
      <FreshnessChip practice={practice} />
      <TextLink
        to={paths.practice(courseId)}
        aria-label={courseTitle === undefined ? undefined : `${label}: ${courseTitle}`}
        sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 700 }}
      >
        {label}
      </TextLink>
    </Box>
  );
}

const linkStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25 } as const;
