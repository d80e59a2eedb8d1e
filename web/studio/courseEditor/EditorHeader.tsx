import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LockIcon, ExternalLinkIcon } from '../../art/icons/lessonIcons';
import { SendIcon } from '../../art/icons/sharingIcons';
import { CheckCircleIcon, WarningIcon } from '../../art/icons/statusIcons';
import type { SaveStatus } from '../../drafts/saveStatus';
import { useAutosaveStore, useSaveStatus, courseDraftKey, useDraft } from '../../drafts/useDraft';
import { localizeFieldWithLang } from '../../language/formatters';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { visuallyHidden } from '../../ui/layout/hiddenStyles';
import { BackLink } from '../../ui/navigation/BackLink';
import { useBackLink } from '../useBackLink';
import type { CourseFormValues } from './courseDraftPolicies';
import type { EditorCourse } from './useCourseAutosave';

const saveStatusIcons: Record<SaveStatus['kind'], ReactNode> = {
  saved: <CheckCircleIcon size={20} />,
  typing: <SendIcon size={20} />,
  saving: <SendIcon size={20} />,
  unreached: <WarningIcon size={20} />,
  signedOut: <LockIcon size={20} />,
  conflict: <WarningIcon size={20} />,
  twoVersions: <WarningIcon size={20} />,
  invalid: <WarningIcon size={20} />,
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
  '&[data-kind="saved"]': { color: 'primary.main' },
  '&:is([data-kind="unreached"], [data-kind="signedOut"], [data-kind="conflict"], [data-kind="twoVersions"], [data-kind="invalid"])':
    { color: 'amberInk' },
  '&[data-kind="failed"]': { color: 'danger' },
} as const;

function useSaveStatusText(standing: SaveStatus): string {
  const { t } = useTranslation('editor');
  return standing.kind === 'failed' ? t('state.failed', { text: standing.text }) : t(`state.${standing.kind}`);
}

/** Whether all is saved, always in sight, and said when it matters: not at every letter. */
function SaveStatusIndicator({ onSignIn }: { onSignIn(): void }) {
  const { t } = useTranslation('editor');
  const desk = useAutosaveStore();
  const standing = useSaveStatus();
  const text = useSaveStatusText(standing);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box component="span" sx={saveStatusStyles} data-kind={standing.kind} aria-hidden>
        {saveStatusIcons[standing.kind]}
        <bdi>{text}</bdi>
      </Box>
      <SaveStatusAnnouncement standing={standing} text={text} />
      {(standing.kind === 'unreached' || standing.kind === 'failed') && (
        <Button size="small" onClick={() => desk.retry()}>
          {t('state.retry')}
        </Button>
      )}
      {standing.kind === 'signedOut' && (
        <Button size="small" variant="contained" onClick={onSignIn}>
          {t('state.signIn')}
        </Button>
      )}
    </Box>
  );
}

/** What screen readers say: that typing is being saved is no news. */
function SaveStatusAnnouncement({ standing, text }: { standing: SaveStatus; text: string }) {
  const isNews = standing.kind !== 'typing' && standing.kind !== 'saving';
  const [said, setSaid] = useState(text);
  if (isNews && said !== text) setSaid(text);
  return (
    <Box role="status" sx={visuallyHidden}>
      {said}
    </Box>
  );
}

interface EditorHeaderProps {
  course: EditorCourse;
  lessonId: string | null;
  onSignIn(): void;
}

/** Stays in sight under the site's bar: whether all is saved. */
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
} as const;

/** The course's name as it is being written, whether it is published and saved, and the way to see it as students do. */
export function EditorHeader({ course, lessonId, onSignIn }: EditorHeaderProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const back = useBackLink();
  const seen = paths.course(course.id, lessonId ? { lesson: lessonId } : {});
  const writing = useDraft<CourseFormValues>(courseDraftKey);
  const { text, ...said } = localizeFieldWithLang(writing?.values ?? course, 'title', language);
  return (
    <>
      <BackLink to={back.to} height={32}>
        {back.name}
      </BackLink>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h1" variant="h2" {...said} sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
          {text || t('untitled')}
        </Typography>
        <Chip
          label={t(course.isPublished ? 'published' : 'draft')}
          color={course.isPublished ? 'primary' : 'warning'}
          sx={{ fontWeight: 700 }}
        />
      </Box>
      <Box sx={stickyBarStyles}>
        <Box sx={{ flex: '1 1 12rem', minInlineSize: 0 }}>
          <SaveStatusIndicator onSignIn={onSignIn} />
        </Box>
        <PreviewLink to={seen} shown={{ xs: 'none', sm: 'inline-flex' }} />
      </Box>
      <PreviewLink to={seen} shown={{ sm: 'none' }} />
      <OfflineNotice />
    </>
  );
}

/** On phones it stands beneath the bar that stays in sight: there every line counts while one writes. */
function PreviewLink({ to, shown }: { to: string; shown: { xs?: 'none'; sm: 'none' | 'inline-flex' } }) {
  const { t } = useTranslation('editor');
  return (
    <Button
      size="small"
      href={to}
      target="_blank"
      endIcon={<ExternalLinkIcon />}
      title={t('previewHint')}
      sx={{ display: shown }}
    >
      {t('preview')}
    </Button>
  );
}

/** What to know while nothing can be saved. */
function OfflineNotice() {
  const { t } = useTranslation('editor');
  const desk = useAutosaveStore();
  const { kind } = useSaveStatus();
  if (kind !== 'unreached' && kind !== 'signedOut') return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
      {desk.isPersisted() ? t(`state.${kind}Text`) : t('state.unkept')}
    </Typography>
  );
}
