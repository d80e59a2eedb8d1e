import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../art/icons/CheckIcon';
import { LockIcon } from '../art/icons/LockIcon';
import { PaperclipIcon } from '../art/icons/PaperclipIcon';
import { PlayIcon } from '../art/icons/PlayIcon';
import { VideoIcon } from '../art/icons/VideoIcon';
import type { LessonOutlineFragment } from './__generated__/CourseScreen';
import { bilingual, formatNumber } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { ButtonLink } from '../ui/RouterLink';
import { stretched } from '../ui/stretched';

interface LessonRowProps {
  courseId: string;
  lesson: LessonOutlineFragment;
  /** Its place in the course, from 1. */
  number: number;
  isOpen: boolean;
}

const rowStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  paddingBlock: 1.75,
  paddingInline: { xs: 1.5, sm: 2.5 },
  '&:has(a:hover)': { backgroundColor: 'tint' },
} as const;

const numberStyles = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  borderRadius: '12px',
  backgroundColor: 'tint',
  color: 'onTint',
  fontWeight: 700,
  '&[data-done]': { backgroundColor: 'primary.main', color: 'onPrimary' },
} as const;

/** A lesson in the outline: number, title, what is in it, minutes rounded up, and Watch or a lock (spec.md section 2). */
export function LessonRow({ courseId, lesson, number, isOpen }: LessonRowProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const counted = useCounted('courses');
  const { text: title, ...said } = bilingual(lesson, 'title', language);
  const isDone = Boolean(lesson.myProgress?.completedAt);
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={numberStyles} data-done={isDone || undefined}>
        {isDone ? <CheckIcon size={20} title={t('curriculum.completed')} /> : formatNumber(number, language)}
      </Box>
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Typography {...said} sx={{ fontWeight: 500, lineHeight: 1.6, textAlign: 'start' }}>
          {title}
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {lesson.hasVideo && <VideoIcon size={18} title={t('curriculum.video')} />}
          {lesson.hasAttachments && <PaperclipIcon size={18} title={t('curriculum.files')} />}
          <span>{counted('minutes', Math.ceil(lesson.duration))}</span>
        </Stack>
      </Box>
      {isOpen ? (
        <ButtonLink
          to={paths.course(courseId, { lesson: lesson.id })}
          size="small"
          startIcon={<PlayIcon />}
          aria-label={t('curriculum.watchLesson', { title })}
          sx={{ ...stretched, position: 'static', color: 'primary.main', fontWeight: 700 }}
        >
          {t('curriculum.watch')}
        </ButtonLink>
      ) : (
        <Box sx={{ color: 'text.secondary', lineHeight: 0, paddingInline: 1 }}>
          <LockIcon size={20} title={t('curriculum.locked')} />
        </Box>
      )}
    </Box>
  );
}
