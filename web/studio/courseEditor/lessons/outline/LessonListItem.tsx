import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, Chip, IconButton } from '@mui/material';
import { useTranslation, formatNumber, localizeFieldWithLang, useLanguage } from '../../../../language';
import { VideoIcon, WarningIcon } from '../../../../art/icons/commonIcons';
import { LockIcon, PaperclipIcon, QuizIcon } from '../../../../art/icons/lessonIcons';
import { DragHandleIcon } from '../../../../art/icons/rowIcons';
import { paths, TextLink } from '../../../../routing';
import { IconText } from '../../../../ui/text/IconText';
import { untitledLanguages } from '../../../BilingualColumns';
import { isLessonEmpty, type LessonFormValues } from '../../drafts/courseDraftPolicies';
import { useDraft } from '../../drafts/courseDrafts';
import { isNewLessonId, lessonDraftKey } from '../../drafts/draftKeys';
import { MoveButtons } from './MoveButtons';

const lessonItemStyles = {
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    padding: 1,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '14px',
    backgroundColor: 'paper',
    '&:hover': { borderColor: 'edge' },
    '&[data-open]': { borderColor: 'primary.main', backgroundColor: 'tint' },
    '&[data-dragging]': { zIndex: 2, borderColor: 'primary.main', boxShadow: 8 },
  },
  /** Touching the handle drags instead of scrolling. */
  handle: { cursor: 'grab', touchAction: 'none', flexShrink: 0, '&:active': { cursor: 'grabbing' } },
  number: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 32,
    blockSize: 32,
    borderRadius: '10px',
    backgroundColor: 'tint',
    color: 'onTint',
    fontWeight: 700,
    '[data-open] > &': { backgroundColor: 'primary.main', color: 'onPrimary' },
  },
  link: {
    display: 'block',
    color: 'inherit',
    lineHeight: 1.5,
    paddingBlock: 0.5,
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  contents: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    // Nothing below moves when a lesson gets its first text.
    minBlockSize: '1.5rem',
    color: 'text.secondary',
    fontSize: '0.875rem',
    lineHeight: 1.5,
  },
  blocker: {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    color: 'amberInk',
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: 1.5,
  },
  arrows: { display: 'flex', flexDirection: 'column', flexShrink: 0 },
} as const;

interface LessonListItemProps {
  id: string;
  courseId: string;
  /** Position in the course, from 1. */
  number: number;
  /** Whether there is no other place for it. */
  isOnly: boolean;
  isOpen: boolean;
  /** Whether something in it needs the user's attention. */
  hasBlocker: boolean;
  /** Whether a move has an effect; -1 is up. */
  canMove(by: -1 | 1): boolean;
  onMove(by: -1 | 1): void;
}

export function LessonListItem({
  id,
  courseId,
  number,
  isOnly,
  isOpen,
  hasBlocker,
  canMove,
  onMove,
}: LessonListItemProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const draft = useDraft(lessonDraftKey(id));
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isNewLessonId(id),
  });
  if (!draft) return null;
  const { text, ...languageProps } = localizeFieldWithLang(draft.values, 'title', language);
  const title = text || t('untitled');
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-open={isOpen || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={lessonItemStyles.row}
    >
      <IconButton
        {...attributes}
        {...listeners}
        aria-roledescription={undefined}
        ref={setActivatorNodeRef}
        size="small"
        disabled={isNewLessonId(id)}
        aria-label={t('lessons.drag', { title })}
        sx={lessonItemStyles.handle}
      >
        <DragHandleIcon size={20} />
      </IconButton>
      <Box component="span" sx={lessonItemStyles.number} aria-hidden>
        {formatNumber(number, language)}
      </Box>
      <Box sx={{ minInlineSize: 0, flexGrow: 1 }}>
        <TextLink
          to={paths.editCourse(courseId, { lesson: id })}
          preventScrollReset
          underline="none"
          aria-label={t('lessons.open', { number: String(number), title })}
          aria-current={isOpen ? 'true' : undefined}
          aria-describedby={hasBlocker ? `lesson-blocker-${id}` : undefined}
          sx={lessonItemStyles.link}
        >
          <span {...languageProps}>{title}</span>
        </TextLink>
        {hasBlocker && (
          <Box id={`lesson-blocker-${id}`} sx={lessonItemStyles.blocker}>
            <WarningIcon size={18} />
            {t('state.needsAttention')}
          </Box>
        )}
        <LessonContentSummary values={draft.values} />
      </Box>
      {!isOnly && (
        <Box sx={lessonItemStyles.arrows}>
          <MoveButtons
            id={`move-lesson-${id}`}
            labels={{ up: t('lessons.up', { title }), down: t('lessons.down', { title }) }}
            canMove={canMove}
            onMove={onMove}
          />
        </Box>
      )}
    </Box>
  );
}

function LessonContentSummary({ values }: { values: LessonFormValues }) {
  const { t } = useTranslation('editor');
  return (
    <Box sx={lessonItemStyles.contents}>
      {!values.isPublished && <Chip size="small" color="warning" label={t('lessons.draft')} />}
      {untitledLanguages(values).map((each) => (
        <Chip key={each} size="small" color="warning" label={t(`languageMissing.${each}`)} />
      ))}
      {values.kind === 'quiz' && <IconText icon={<QuizIcon size={18} />}>{t('kinds.quiz')}</IconText>}
      {!values.isRequired && <Chip size="small" label={t('optional')} />}
      {values.needsPrevious && <LockIcon size={18} title={t('lessons.needsPrevious')} />}
      {values.videoUrl && <VideoIcon size={18} title={t('lessons.video')} />}
      {values.attachments.length > 0 && <PaperclipIcon size={18} title={t('lessons.files')} />}
      {values.kind === 'content' && isLessonEmpty(values) && <span>{t('lessons.blank')}</span>}
    </Box>
  );
}
