import { Chip } from '@mui/material';
import { useTranslation } from '../language';
import type { CourseLevel } from '../data/__generated__/schemaTypes';

/** An unknown level is shown as beginner. */
export function CourseLevelChip({ level, size = 'small' }: { level: CourseLevel; size?: 'small' | 'medium' }) {
  const { t } = useTranslation('courses');
  return <Chip size={size} label={t(`levels.${level}`, { defaultValue: t('levels.beginner') })} />;
}
