import { Box, Chip, Stack, Typography } from '@mui/material';
import {
  useTranslation,
  localizeBlocks,
  localizeFieldWithLang,
  formatNumber,
  useLanguage,
  usePlural,
} from '../../../language';
import { BookIcon, ChevronDownIcon, VideoIcon } from '../../../art/icons/commonIcons';
import { CheckIcon, LockIcon, PaperclipIcon, PlayIcon, QuizIcon } from '../../../art/icons/lessonIcons';
import { paths, ButtonLink, TextLink } from '../../../routing';
import { stretchedLinkStyles } from '../../../ui/layout/layoutStyles';
import { IconText } from '../../../ui/text/IconText';
import { RichText } from '../../../ui/text/richText/RichText';
import type { PreviewedRole } from '../../parts/courseViewpoint';
import type { CurriculumFragment, CurriculumLessonFragment } from './__generated__/Curriculum';

interface CurriculumLessonProps {
  isOpen: boolean;
  viewAs: PreviewedRole | null;
  courseId: string;
  lesson: CurriculumLessonFragment;
  number: number;
  /** Its text is shown in place; null for lessons that are locked, or open in the player. */
  preview: CurriculumFragment['previewLesson'];
}

const lessonRowStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  paddingBlock: 1.75,
  paddingInline: { xs: 1.5, sm: 2.5 },
  '&:has(a:hover)': { backgroundColor: 'tint' },
} as const;

const lessonNumberStyles = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  borderRadius: '12px',
  backgroundColor: 'tint',
  color: 'onTint',
  fontWeight: 700,
  '&[data-completed]': { backgroundColor: 'primary.main', color: 'onPrimary' },
} as const;

/** On phones the sign alone: the title needs the width. */
const openStyles = {
  ...stretchedLinkStyles,
  position: 'static',
  flexShrink: 0,
  minInlineSize: 44,
  color: 'primary.main',
  fontWeight: 700,
  '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-2px 8px' } },
} as const;

export function CurriculumLesson({ courseId, lesson, number, isOpen, viewAs, preview }: CurriculumLessonProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(lesson, 'title', language);
  const isCompleted = Boolean(lesson.myProgress?.completedAt);
  const canOpen = (isOpen && lesson.lockedBy === null) || lesson.isPreview;
  const isQuiz = lesson.kind === 'quiz';
  const lessonPath = paths.course(courseId, { lesson: lesson.id, as: viewAs ?? undefined });
  return (
    <li>
      <Box sx={lessonRowStyles}>
        <Box sx={lessonNumberStyles} data-completed={isCompleted || undefined}>
          {isCompleted ? <CheckIcon size={20} title={t('curriculum.completed')} /> : formatNumber(number, language)}
        </Box>
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <Typography {...langProps} sx={{ fontWeight: 500, lineHeight: 1.6, textAlign: 'start' }}>
            {canOpen ? title : <LockedLessonLink to={lessonPath}>{title}</LockedLessonLink>}
          </Typography>
          <LessonFeatures lesson={lesson} isOpen={isOpen} />
        </Box>
        {canOpen ? (
          <ButtonLink
            to={lessonPath}
            size="small"
            startIcon={<PlayIcon />}
            aria-label={t(isQuiz ? 'curriculum.openQuiz' : 'curriculum.watchLesson', { title })}
            sx={openStyles}
          >
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {t(isQuiz ? 'curriculum.open' : 'curriculum.watch')}
            </Box>
          </ButtonLink>
        ) : (
          <Box sx={{ color: 'text.secondary', lineHeight: 0, paddingInline: 1 }}>
            <LockIcon size={20} title={t(lesson.lockedBy === null ? 'curriculum.locked' : 'curriculum.lockedBy')} />
          </Box>
        )}
      </Box>
      {preview && <LessonInPlace preview={preview} hasVideo={lesson.hasVideo} />}
    </li>
  );
}

const featuresStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.25,
  rowGap: 0.5,
  color: 'text.secondary',
  fontSize: '0.9375rem',
} as const;

/** What the lesson has; minutes are rounded up. */
function LessonFeatures({ lesson, isOpen }: Pick<CurriculumLessonProps, 'lesson' | 'isOpen'>) {
  const { t } = useTranslation('courses');
  const formatCount = usePlural('courses');
  const isQuiz = lesson.kind === 'quiz';
  return (
    <Stack direction="row" sx={featuresStyles}>
      {isQuiz ? (
        <IconText icon={<QuizIcon size={18} />}>{t('curriculum.quiz')}</IconText>
      ) : lesson.hasVideo ? (
        <VideoIcon size={18} title={t('curriculum.video')} />
      ) : (
        <BookIcon size={18} title={t('curriculum.text')} />
      )}
      {lesson.hasAttachments && <PaperclipIcon size={18} title={t('curriculum.files')} />}
      {lesson.duration > 0 && (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatCount('minutes', Math.ceil(lesson.duration))}
        </Box>
      )}
      {!lesson.isRequired && <Chip size="small" label={t('curriculum.optional')} />}
      {lesson.isPreview && !isOpen && <Chip size="small" color="primary" label={t('curriculum.preview')} />}
    </Stack>
  );
}

const inPlaceStyles = {
  borderBlockStart: '1px dashed',
  borderColor: 'divider',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minBlockSize: 48,
    paddingInline: { xs: 1.5, sm: 2.5 },
    color: 'primary.main',
    fontWeight: 700,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '& > div': { paddingInline: { xs: 1.5, sm: 2.5 }, paddingBlockEnd: 2.5 },
} as const;

interface LessonInPlaceProps {
  preview: NonNullable<CurriculumFragment['previewLesson']>;
  hasVideo: boolean;
}

/** The text of the free preview; opens without scripts. */
function LessonInPlace({ preview, hasVideo }: LessonInPlaceProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const content = { blocks: preview.contentBlocks ?? [], blocksAr: preview.contentBlocksAr ?? [] };
  const { blocks, ...langProps } = localizeBlocks(content, 'blocks', language);
  if (blocks.length === 0) return null;
  return (
    <Box component="details" className="no-print" sx={inPlaceStyles}>
      <summary>
        <ChevronDownIcon size={20} />
        {t('curriculum.read')}
      </summary>
      <div {...langProps}>
        {hasVideo && (
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
            {t('curriculum.withVideo')}
          </Typography>
        )}
        <RichText blocks={blocks} lang={langProps.lang} headingLevel={3} />
      </div>
    </Box>
  );
}

/** The player says why the lesson is locked, and how to open it. */
function LockedLessonLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} rel="nofollow" underline="none" sx={stretchedLinkStyles}>
      {children}
    </TextLink>
  );
}
