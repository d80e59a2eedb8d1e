import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkIcon } from '../../../art/icons/sharingIcons';
import { WaveDivider } from '../../../art/parts/WaveDivider';
import { toClientError } from '../../../data/clientError';
import { courseDraftKey, useAutosaveStore } from '../../../drafts/useDraft';
import { paths } from '../../../paths';
import { useSiteOrigin } from '../../../session/serverContext';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { ButtonLink } from '../../../ui/navigation/routerLinks';
import { invalidateCourseLists } from '../../invalidateCourseLists';
import { useUpdateEditorCourseMutation } from '../__generated__/CourseEditorScreen';
import { toCourseSnapshot } from '../courseDraftApi';
import type { EditorCourse } from '../useCourseAutosave';

/** The course is public: where it is, to be shared and opened, and the way back. */
export function PublishedPanel({ course }: { course: EditorCourse }) {
  const { t } = useTranslation('editor');
  const origin = useSiteOrigin();
  const notify = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { publish, isBusy, failure } = usePublishCourse(course);
  // The button that published it has left the page: its news takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const address = origin + paths.course(course.id);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify({ title: t('publish.copied') }),
      () => undefined,
    );
  return (
    <Card
      component="section"
      aria-labelledby="live-heading"
      data-band="deep"
      sx={{ border: 0, backgroundColor: 'deep' }}
    >
      <Stack sx={{ gap: 2, padding: { xs: 2.5, sm: 4 }, paddingBlockEnd: 2, alignItems: 'start' }}>
        <Typography id="live-heading" ref={heading} tabIndex={-1} component="h2" variant="h3" sx={{ outline: 'none' }}>
          {t('publish.live')}
        </Typography>
        <Box>
          <Typography sx={{ color: 'onDeepMuted' }}>{t('publish.liveText')}</Typography>
          <Typography component="p" dir="ltr" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {address}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <ButtonLink variant="contained" color="secondary" to={paths.course(course.id)}>
            {t('publish.open')}
          </ButtonLink>
          <Button variant="outlined" color="inherit" startIcon={<LinkIcon />} onClick={() => void copy()}>
            {t('publish.copy')}
          </Button>
          <Button color="inherit" onClick={() => setAsked(true)}>
            {t('publish.unpublish')}
          </Button>
        </Stack>
      </Stack>
      <WaveDivider />
      <ConfirmDialog
        isOpen={isAsked}
        title={t('publish.unpublishTitle')}
        confirm={t('publish.unpublish')}
        confirming={t('publish.unpublishing')}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => publish(false)}
        onClose={() => setAsked(false)}
      >
        {t('publish.unpublishText')}
      </ConfirmDialog>
    </Card>
  );
}

/** Makes the course public, as soon as nothing is missing. */
export function PublishButton({ course, isReady }: { course: EditorCourse; isReady: boolean }) {
  const { t } = useTranslation('editor');
  const { publish, isBusy, failure } = usePublishCourse(course);
  return (
    <Stack sx={{ gap: 2, alignItems: 'start', marginBlockStart: 3 }}>
      {failure && (
        <Alert severity="error">
          <bdi>{failure}</bdi>
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        disabled={!isReady}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => publish(true)}
      >
        {t(isBusy ? 'publish.publishing' : 'publish.publish')}
      </Button>
    </Stack>
  );
}

/** Publishes the course or makes a draft of it, once all that is written is saved. Why it failed stays until the next try. */
function usePublishCourse(course: EditorCourse) {
  const { t } = useTranslation('editor');
  const desk = useAutosaveStore();
  const notify = useToast();
  const [save] = useUpdateEditorCourseMutation({ update: invalidateCourseLists });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const write = async (isPublished: boolean) => {
    if (isPublished && !(await desk.flush())) {
      setFailure(t('publish.unsaved'));
      return;
    }
    const { data } = await save({ variables: { id: course.id, input: { isPublished } } });
    if (data) desk.receive(courseDraftKey, toCourseSnapshot(data.updateCourse));
    notify({ title: t(isPublished ? 'publish.live' : 'publish.unpublished') });
  };
  const publish = async (isPublished: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    await write(isPublished).catch((error: unknown) => setFailure(toClientError(error).messageWithStatus));
    setBusy(false);
  };
  return { publish: (isPublished: boolean) => void publish(isPublished), isBusy, failure };
}
