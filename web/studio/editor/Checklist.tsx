import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PublishingStep } from '../../../schema/contract/publishing';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon';
import { WarningIcon } from '../../art/icons/WarningIcon';
import { paths } from '../../paths';
import { TextLink } from '../../ui/RouterLink';
import { visuallyHidden } from '../../ui/visuallyHidden';

interface ChecklistProps {
  courseId: string;
  steps: readonly PublishingStep[];
  missing: readonly PublishingStep[];
}

export const checklistStyles = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 0.5,
  '& > li': { display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 44 },
} as const;

/** Where a step is done. */
const placeOf = (courseId: string, step: PublishingStep): string =>
  step === 'lessons' ? paths.editCourse(courseId, { part: 'lessons' }) : `${paths.editCourse(courseId)}#course-${step}`;

/** What publishing asks for, and which of it is done; what is not leads to its place. */
export function Checklist({ courseId, steps, missing }: ChecklistProps) {
  const { t } = useTranslation('editor');
  return (
    <Box component="ul" sx={checklistStyles}>
      {steps.map((step) => {
        const isMissing = missing.includes(step);
        return (
          <li key={step}>
            <Box sx={{ display: 'flex', color: isMissing ? 'amberInk' : 'primary.main' }}>
              {isMissing ? <WarningIcon /> : <CheckCircleIcon />}
            </Box>
            <Box component="span" sx={visuallyHidden}>
              {t(isMissing ? 'publish.toDo' : 'publish.done')}:
            </Box>
            {isMissing ? (
              <TextLink to={placeOf(courseId, step)}>{t(`publish.steps.${step}`)}</TextLink>
            ) : (
              <span>{t(`publish.steps.${step}`)}</span>
            )}
          </li>
        );
      })}
    </Box>
  );
}
