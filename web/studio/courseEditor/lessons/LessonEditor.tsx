import { Box, Button, Stack, Typography } from '@mui/material';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation, useLanguage } from '../../../language';
import { loadWithMessages } from '../../../language/messageGroups';
import { ArrowForwardIcon, CheckCircleIcon, WarningIcon } from '../../../art/icons/commonIcons';
import { TrashIcon } from '../../../art/icons/editIcons';
import { paths, ButtonLink } from '../../../routing';
import { EmptyState, LoadingRegion, TextSkeleton } from '../../../ui/feedback/queryStates';
import { lazyPart } from '../../../ui/lazyPart';
import { DraftConflict } from '../drafts/DraftConflict';
import type { LessonFormValues } from '../drafts/courseDraftPolicies';
import { FormCard } from '../FormCard';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { useDraft } from '../drafts/courseDrafts';
import { isNewLessonId, lessonDraftKey } from '../drafts/draftKeys';
import { LessonVideo } from '../../../learning/video/LessonVideo';
import { parseVideoUrl } from '../../../learning/video/parseVideoUrl';
import { captionsLanguageNames } from '../../../../schema/contract/uploads/captions';
import { AttachmentsField } from './AttachmentsField';
import { CaptionsField } from './CaptionsField';
import { LessonTextFields } from './LessonTextFields';
import { useGetLessonTitle } from './useGetLessonTitle';
import { LessonDraftField } from './LessonDraftField';
import { LessonTitleFields } from './LessonTitleFields';
import { DeleteLessonDialog } from './DeleteLessonDialog';
import { LessonSettingsFields } from './LessonSettingsFields';

/** In a chunk of its own: most lessons are texts. */
const loadQuizEditor = async () => import('../../quizEditor/QuizEditor');
const QuizEditor = lazyPart(
  async () => (await loadWithMessages(['quizzes', 'quizEditor'], loadQuizEditor)).QuizEditor,
  {
    fallback: (
      <LoadingRegion>
        <TextSkeleton lines={6} />
      </LoadingRegion>
    ),
    isLoadedWhenIdle: false,
  },
);

interface LessonEditorProps {
  courseId: string;
  lessonIds: readonly string[];
  id: string;
  /**
   * Rejects with the server's error.
   * @param isArchived whether the server archives the lesson instead of deleting it
   */
  onRemove(isArchived: boolean): Promise<void>;
}

export function LessonEditor(props: LessonEditorProps) {
  const { t } = useTranslation('editor');
  const draft = useDraft(lessonDraftKey(props.id));
  return draft && props.lessonIds.includes(props.id) ? (
    <LessonForm {...props} draft={draft} />
  ) : (
    <EmptyState title={t('lesson.missing')} text={t('lesson.missingText')} />
  );
}

function LessonForm({
  courseId,
  lessonIds,
  id,
  onRemove,
  draft,
}: LessonEditorProps & { draft: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  const headingRef = useFocusOnLessonOpen();
  const getTitle = useGetLessonTitle();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const isQuiz = draft.values.kind === 'quiz';
  const nextLessonId = lessonIds[lessonIds.indexOf(id) + 1];
  return (
    <Stack component="article" aria-labelledby="lesson-heading" sx={{ gap: 3 }}>
      <Typography
        id="lesson-heading"
        ref={headingRef}
        tabIndex={-1}
        component="h2"
        variant="h3"
        sx={{ outline: 'none', scrollMarginBlockStart: '10rem' }}
      >
        {t(isQuiz ? 'lesson.quizHeading' : 'lesson.heading', { number: String(lessonIds.indexOf(id) + 1) })}
      </Typography>
      <LessonConflict draft={draft} />
      {isQuiz ? (
        <>
          <LessonTitleFields draft={draft} />
          <QuizEditor key={id} courseId={courseId} lessonId={id} lessonIds={lessonIds} />
        </>
      ) : (
        <>
          <LessonTextFields draft={draft} />
          <LessonVideoField draft={draft} title={getTitle(id)} />
          <AttachmentsField draft={draft} />
        </>
      )}
      <LessonSettingsFields id={id} draft={draft} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5 }}>
        <Button
          color="error"
          startIcon={<TrashIcon />}
          disabled={isNewLessonId(id) && draft.draft.inFlight !== null}
          onClick={() => setConfirmOpen(true)}
        >
          {t('lesson.delete')}
        </Button>
        {nextLessonId && (
          <ButtonLink
            variant="outlined"
            to={paths.editCourse(courseId, { lesson: nextLessonId })}
            endIcon={<ArrowForwardIcon />}
            aria-label={`${t('lesson.next')}: ${getTitle(nextLessonId)}`}
          >
            {t('lesson.next')}
          </ButtonLink>
        )}
      </Box>
      <DeleteLessonDialog
        id={id}
        isOpen={isConfirmOpen}
        title={getTitle(id)}
        onDelete={onRemove}
        onClose={() => setConfirmOpen(false)}
      />
    </Stack>
  );
}

function LessonConflict({ draft }: { draft: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  const labels = {
    title: t('fields.title'),
    titleAr: t('fields.titleAr'),
    content: t('fields.content'),
    contentAr: t('fields.contentAr'),
    videoUrl: t('fields.videoUrl'),
    captions: t('fields.captions'),
    attachments: t('fields.attachments'),
    duration: t('fields.duration'),
    isPublished: t('fields.isPublished'),
    isRequired: t('fields.isRequired'),
    needsPrevious: t('fields.needsPrevious'),
    kind: t('fields.kind'),
    sectionId: t('fields.sectionId'),
  };
  // The list of lessons shows where a lesson is, and moves it: the form has no news of that.
  const autoMerged = draft.draft.autoMerged.filter((field) => field !== 'sectionId');
  return (
    <DraftConflict
      draft={{ ...draft, draft: { ...draft.draft, autoMerged } }}
      labels={labels}
      formatValue={(field, value) => formatLessonValue(field, value, t)}
    />
  );
}

function formatLessonValue(
  field: keyof LessonFormValues,
  value: LessonFormValues[keyof LessonFormValues],
  t: TFunction<'editor'>,
): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' && field === 'needsPrevious') return t(value ? 'yes' : 'no');
  if (typeof value === 'boolean' && field === 'isRequired') return t(value ? 'required' : 'optional');
  if (typeof value === 'boolean') return t(value ? 'published' : 'draft');
  return value
    .map((file) => ('language' in file ? captionsLanguageNames[file.language] : `${file.name} (${file.url})`))
    .join('\n');
}

/** Focuses the title of a new lesson, the heading of another one. A hash in the URL takes precedence. */
function useFocusOnLessonOpen() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { language } = useLanguage();
  const location = useLocation();
  const { hash } = location;
  const isNew = (location.state as { isNew?: boolean } | null)?.isNew === true;
  const initial = useRef({ isNew, hash, language });
  useEffect(() => {
    const opened = initial.current;
    if (opened.hash) return;
    if (!opened.isNew) return headingRef.current?.focus({ preventScroll: true });
    const title = document.getElementById(opened.language === 'ar' ? 'lesson-titleAr' : 'lesson-title');
    title?.focus();
    if (title instanceof HTMLInputElement) title.select();
  }, []);
  return headingRef;
}

const noop = () => undefined;

const videoStatusStyles = {
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  fontSize: '0.9375rem',
  color: 'primary.main',
  '&[data-warning]': { color: 'amberInk' },
} as const;

/** The video URL, whether the player supports it, and a preview. */
function LessonVideoField({ draft, title }: { draft: DraftHandle<LessonFormValues>; title: string }) {
  const { t } = useTranslation('editor');
  const url = draft.values.videoUrl.trim();
  const video = draft.validationMessage('videoUrl') === undefined ? parseVideoUrl(url) : null;
  const [previewedUrl, setPreviewedUrl] = useState<string | null>(null);
  const isPreviewed = previewedUrl === url;
  return (
    <FormCard title={t('lesson.video')} hint={t('lesson.videoHint')}>
      <LessonDraftField
        draft={draft}
        name="videoUrl"
        label={t('fields.videoUrl')}
        type="url"
        placeholder="https://"
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', spellCheck: false } }}
      />
      <Box role="status" sx={{ marginBlockStart: 1 }}>
        {video && (
          <Box sx={videoStatusStyles} data-warning={video.kind === 'external' || undefined}>
            {video.kind === 'external' ? <WarningIcon size={20} /> : <CheckCircleIcon size={20} />}
            {t(`lesson.videoKinds.${video.kind}`)}
          </Box>
        )}
      </Box>
      {video && (
        <>
          <Button
            size="small"
            variant="outlined"
            aria-expanded={isPreviewed}
            onClick={() => setPreviewedUrl(isPreviewed ? null : url)}
            sx={{ marginBlock: 1.5 }}
          >
            {t(isPreviewed ? 'lesson.hideVideo' : 'lesson.seeVideo')}
          </Button>
          {isPreviewed && (
            <LessonVideo
              key={url}
              url={url}
              title={title}
              startPosition={0}
              captions={draft.values.captions}
              onPositionChange={noop}
            />
          )}
        </>
      )}
      <CaptionsField draft={draft} videoKind={video?.kind} />
    </FormCard>
  );
}
