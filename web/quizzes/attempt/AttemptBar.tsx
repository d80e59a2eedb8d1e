import { LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { localizeFieldWithLang, useLanguage, useTranslation } from '../../language';
import { BarFrame, CloseLink } from '../../learning/parts/BarFrame';
import { paths } from '../../routing';

export interface AttemptBarProps {
  courseId: string;
  lessonId: string;
  /** The names of the lesson; null while they are not known. */
  lesson: { title: string; titleAr: string } | null;
  /** The menu that all pages have. */
  menu: ReactNode;
  /** Between the name and the menu. */
  children?: ReactNode;
  /** What leaving means; default: back to the quiz. */
  closeLabel?: string;
  /** Percent of the questions that are answered. */
  progress?: number;
}

export function AttemptBar({ courseId, lessonId, lesson, menu, children, closeLabel, progress }: AttemptBarProps) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(lesson ?? { title: '', titleAr: '' }, 'title', language);
  return (
    <BarFrame>
      <CloseLink
        to={paths.course(courseId, { lesson: lessonId })}
        label={closeLabel ?? t('attempt.backToQuiz')}
        title={title}
        langProps={langProps}
      />
      {children}
      {menu}
      {progress !== undefined && (
        <LinearProgress variant="determinate" value={progress} aria-label={t('attempt.progress')} sx={progressStyles} />
      )}
    </BarFrame>
  );
}

/** Along the edge of the bar. */
const progressStyles = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 4,
  borderRadius: 0,
  '& > span': { backgroundColor: 'amber' },
} as const;
