import { Box, Button } from '@mui/material';
import { PlusIcon } from '../../../../art/icons/editIcons';
import { QuizIcon } from '../../../../art/icons/lessonIcons';
import { useTranslation } from '../../../../language';
import type { LessonKind } from '../../../../../schema/contract/courses/lessonKinds';

interface AddLessonButtonsProps {
  /** Of the section to which they add; null in a course without headings. */
  section: string | null;
  isAdding: boolean;
  onAdd(kind: LessonKind): void;
}

/** Adds a lesson or a quiz at the end of a section. */
export function AddLessonButtons({ section, isAdding, onAdd }: AddLessonButtonsProps) {
  const { t } = useTranslation('editor');
  const buttons = [
    { kind: 'content', text: t('lessons.add'), Icon: PlusIcon },
    { kind: 'quiz', text: t('lessons.addQuiz'), Icon: QuizIcon },
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1, '& > button': { flexGrow: 1 } }}>
      {buttons.map(({ kind, text, Icon }) => (
        <Button
          key={kind}
          size={section === null ? 'medium' : 'small'}
          variant={kind === 'content' && section === null ? 'contained' : 'outlined'}
          startIcon={<Icon />}
          onClick={() => onAdd(kind)}
          aria-label={section === null ? undefined : t('sections.addTo', { action: text, title: section })}
          aria-disabled={isAdding}
          aria-busy={isAdding}
        >
          {isAdding && kind === 'content' ? t('lessons.adding') : text}
        </Button>
      ))}
    </Box>
  );
}
