import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowDownIcon } from '../../art/icons/ArrowDownIcon';
import { ArrowUpIcon } from '../../art/icons/ArrowUpIcon';
import { GripIcon } from '../../art/icons/GripIcon';
import { PaperclipIcon } from '../../art/icons/PaperclipIcon';
import { VideoIcon } from '../../art/icons/VideoIcon';
import { formatNumber, bilingual } from '../../language/formats';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { TextLink } from '../../ui/RouterLink';
import { isBlank, type LessonValues } from './kinds';
import { itemStyles } from './lessonStyles';
import { lessonSheet, useWriting } from './sheets';

interface LessonItemProps {
  id: string;
  courseId: string;
  /** Its place, from 1, and how many there are. */
  number: number;
  of: number;
  isOpen: boolean;
  /** By one, up (-1) or down (1). */
  onMove(by: -1 | 1): void;
}

/** A lesson in the list: its handle, the way into it, what is in it, and the arrows that move it. */
export function LessonItem({ id, courseId, number, of, isOpen, onMove }: LessonItemProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const writing = useWriting<LessonValues>(lessonSheet(id));
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  if (!writing) return null;
  const { text, ...said } = bilingual(writing.values, 'title', language);
  const title = text || t('untitled');
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-open={isOpen || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={itemStyles.row}
    >
      <IconButton
        {...attributes}
        {...listeners}
        aria-roledescription={undefined}
        ref={setActivatorNodeRef}
        size="small"
        aria-label={t('lessons.drag', { title })}
        sx={itemStyles.handle}
      >
        <GripIcon size={20} />
      </IconButton>
      <Box component="span" sx={itemStyles.number} aria-hidden>
        {formatNumber(number, language)}
      </Box>
      <Box sx={{ minInlineSize: 0, flexGrow: 1 }}>
        <TextLink
          to={paths.editCourse(courseId, { lesson: id })}
          preventScrollReset
          underline="none"
          aria-label={t('lessons.open', { number: String(number), title })}
          aria-current={isOpen ? 'true' : undefined}
          sx={itemStyles.link}
        >
          <span {...said}>{title}</span>
        </TextLink>
        <Contents values={writing.values} />
      </Box>
      <Arrows title={title} number={number} of={of} onMove={onMove} />
    </Box>
  );
}

/** What is in the lesson, at a glance. */
function Contents({ values }: { values: LessonValues }) {
  const { t } = useTranslation('editor');
  return (
    <Box sx={itemStyles.contents}>
      {!values.isPublished && <Chip size="small" color="warning" label={t('lessons.draft')} />}
      {values.videoUrl && <VideoIcon size={18} title={t('lessons.video')} />}
      {values.attachments.length > 0 && <PaperclipIcon size={18} title={t('lessons.files')} />}
      {isBlank(values) && <span>{t('lessons.blank')}</span>}
    </Box>
  );
}

function Arrows({ title, number, of, onMove }: { title: string } & Pick<LessonItemProps, 'number' | 'of' | 'onMove'>) {
  const { t } = useTranslation('editor');
  const pressed = useRef<HTMLElement | null>(null);
  // The browser drops the focus of what changes its place on the page.
  useEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  }, [number]);
  if (of < 2) return null;
  const arrow = (by: -1 | 1, name: 'up' | 'down', isAtEnd: boolean) => (
    <IconButton
      size="small"
      aria-label={t(`lessons.${name}`, { title })}
      aria-disabled={isAtEnd}
      onClick={(event) => {
        if (isAtEnd) return;
        pressed.current = event.currentTarget;
        onMove(by);
      }}
      sx={{ '&[aria-disabled="true"]': { color: 'divider' } }}
    >
      {by < 0 ? <ArrowUpIcon size={20} /> : <ArrowDownIcon size={20} />}
    </IconButton>
  );
  return (
    <Box sx={itemStyles.arrows}>
      {arrow(-1, 'up', number === 1)}
      {arrow(1, 'down', number === of)}
    </Box>
  );
}
