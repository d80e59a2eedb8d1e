import { Box, Button, Chip, Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useState, type ReactNode } from 'react';
import { useTranslation, localizeFieldWithLang, useLanguage } from '../../language';
import { courseState } from '../../../schema/contract/courses/courseState';
import { LockIcon, ExternalLinkIcon } from '../../art/icons/lessonIcons';
import { SendIcon } from '../../art/icons/sharingIcons';
import { CheckCircleIcon, WarningIcon } from '../../art/icons/commonIcons';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import type { SaveStatus } from '../../drafts/saveStatus';
import { paths, BackLink, TextLink } from '../../routing';
import { visuallyHidden } from '../../ui/layout/layoutStyles';
import { CourseActionsMenu } from '../courseActions/CourseActionsMenu';
import { useBackLink } from '../useBackLink';
import type { EditorHeaderFragment } from './__generated__/EditorHeader';
import { useAutosaveStore, useDraft, useLessonIds, useSaveStatus } from './drafts/courseDrafts';
import { courseDraftKey, isNewLessonId } from './drafts/draftKeys';
import { saveBlockerPath, useSaveBlockers } from './drafts/saveBlockers';

const saveStatusIcons: Record<SaveStatus['kind'], ReactNode> = {
  saved: <CheckCircleIcon size={20} />,
  typing: <SendIcon size={20} />,
  saving: <SendIcon size={20} />,
  unreachable: <WarningIcon size={20} />,
  signedOut: <LockIcon size={20} />,
  conflict: <WarningIcon size={20} />,
  otherTabVersions: <WarningIcon size={20} />,
  invalid: <WarningIcon size={20} />,
  unconfirmed: <WarningIcon size={20} />,
  failed: <WarningIcon size={20} />,
};

const saveStatusStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minInlineSize: 0,
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.5,
  color: 'text.secondary',
  '&[data-status="saved"]': { color: 'primary.main' },
  '&:is([data-status="unreachable"], [data-status="signedOut"], [data-status="conflict"], [data-status="otherTabVersions"], [data-status="invalid"], [data-status="unconfirmed"])':
    { color: 'amberInk' },
  '&[data-status="failed"]': { color: 'danger' },
} as const;

function useSaveStatusText(status: SaveStatus): string {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const error = useErrorMessage(status.kind === 'failed' ? status.text : undefined, language);
  return status.kind === 'failed' ? t('state.failed', { text: error ?? '' }) : t(`state.${status.kind}`);
}

function SaveStatusIndicator({ course, onSignIn }: Pick<EditorHeaderProps, 'course' | 'onSignIn'>) {
  const { t } = useTranslation('editor');
  const store = useAutosaveStore();
  const status = useSaveStatus();
  const text = useSaveStatusText(status);
  const [blocker] = useSaveBlockers(useLessonIds(course.lessons));
  const isLink =
    blocker !== undefined && ['invalid', 'unconfirmed', 'conflict', 'otherTabVersions'].includes(status.kind);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box component="span" sx={saveStatusStyles} data-status={status.kind} aria-hidden={isLink ? undefined : true}>
        {saveStatusIcons[status.kind]}
        {isLink ? (
          <TextLink
            to={saveBlockerPath(course.id, blocker)}
            preventScrollReset
            underline="always"
            sx={{ color: 'inherit', fontWeight: 'inherit', textDecorationColor: 'currentColor' }}
          >
            {text}
          </TextLink>
        ) : (
          <bdi>{text}</bdi>
        )}
      </Box>
      <SaveStatusAnnouncement status={status} text={text} />
      {(status.kind === 'unreachable' || status.kind === 'failed') && (
        <Button size="small" onClick={() => store.retry()}>
          {t('state.retry')}
        </Button>
      )}
      {status.kind === 'signedOut' && (
        <Button size="small" variant="contained" onClick={onSignIn}>
          {t('state.signIn')}
        </Button>
      )}
    </Box>
  );
}

/** Announces the status to screen readers, except while the user types. */
function SaveStatusAnnouncement({ status, text }: { status: SaveStatus; text: string }) {
  const isAnnounced = status.kind !== 'typing' && status.kind !== 'saving';
  const [announcement, setAnnouncement] = useState(text);
  if (isAnnounced && announcement !== text) setAnnouncement(text);
  return (
    <Box role="status" sx={visuallyHidden}>
      {announcement}
    </Box>
  );
}

interface EditorHeaderProps {
  course: EditorHeaderFragment;
  lessonId: string | null;
  onSignIn(): void;
}

/** The menu stays beside the first line of a long title. */
const titleRowStyles = { display: 'flex', alignItems: 'start', columnGap: 1.5, paddingBlockEnd: 0.75 } as const;
const titleStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  minInlineSize: 0,
  flexGrow: { xs: 1, sm: 0 },
  // On a phone the title leaves most of the window to the fields.
  '@media (max-width: 599.95px)': { '& h1': { fontSize: '1.5rem' } },
} as const;

const stickyBarStyles = {
  position: 'sticky',
  insetBlockStart: 'var(--tayyar-bar)',
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minBlockSize: 56,
  marginBlockEnd: 1,
  paddingBlock: 0.5,
  backgroundColor: 'ground',
  borderBlockEnd: '1px solid',
  borderColor: 'line',
} as const;

export function EditorHeader({ course, lessonId, onSignIn }: EditorHeaderProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const back = useBackLink();
  const navigate = useNavigate();
  const store = useAutosaveStore();
  const leave = () => {
    for (const key of store.keys()) store.remove(key);
    void navigate(back.to, { replace: true });
  };
  const state = courseState(course);
  const previewPath = paths.course(
    course.id,
    lessonId && !isNewLessonId(lessonId) ? { lesson: lessonId, as: 'enrolled' } : { as: 'student' },
  );
  const draft = useDraft(courseDraftKey);
  const { text, ...languageProps } = localizeFieldWithLang(draft?.values ?? course, 'title', language);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <BackLink to={back.to} height={32}>
          {back.name}
        </BackLink>
        <PreviewLink isShort to={previewPath} display={{ sm: 'none' }} />
      </Box>
      <Box sx={titleRowStyles}>
        <Box sx={titleStyles}>
          <Typography
            component="h1"
            variant="h2"
            {...languageProps}
            sx={{ textAlign: 'start', overflowWrap: 'anywhere', '&:lang(ar)': { lineHeight: 1.5 } }}
          >
            {text || t('untitled')}
          </Typography>
          <Chip
            label={t(state)}
            color={({ published: 'primary', archived: 'default', draft: 'warning' } as const)[state]}
            sx={{ fontWeight: 700 }}
          />
        </Box>
        <CourseActionsMenu course={course} beforeDuplicate={() => store.flush()} onDeleted={leave} />
      </Box>
      <Box sx={stickyBarStyles}>
        <Box sx={{ flex: '1 1 12rem', minInlineSize: 0 }}>
          <SaveStatusIndicator course={course} onSignIn={onSignIn} />
          {state !== 'draft' && (
            <Typography variant="body2" sx={{ color: 'text.secondary', lineHeight: 1.4 }}>
              {t(`state.liveEdits.${state}`)}
            </Typography>
          )}
        </Box>
        <PreviewLink to={previewPath} display={{ xs: 'none', sm: 'inline-flex' }} />
      </Box>
      <OfflineNotice />
    </>
  );
}

/** On phones below the sticky bar, to save space for the form. */
interface PreviewLinkProps {
  to: string;
  display: { xs?: 'none'; sm: 'none' | 'inline-flex' };
  isShort?: boolean;
}

function PreviewLink({ to, display, isShort = false }: PreviewLinkProps) {
  const { t } = useTranslation('editor');
  return (
    <Button
      size="small"
      href={to}
      target="_blank"
      endIcon={<ExternalLinkIcon />}
      title={t('previewHint')}
      aria-label={isShort ? t('preview') : undefined}
      sx={{ display, whiteSpace: 'normal' }}
    >
      {t(isShort ? 'previewShort' : 'preview')}
    </Button>
  );
}

function OfflineNotice() {
  const { t } = useTranslation('editor');
  const store = useAutosaveStore();
  const { kind } = useSaveStatus();
  if (kind !== 'unreachable' && kind !== 'signedOut') return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
      {store.isPersisted() ? t(`state.${kind}Text`) : t('state.unkept')}
    </Typography>
  );
}
