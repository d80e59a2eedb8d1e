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
import { useUpdateCourseMutation } from '../../../catalog/courseForm/__generated__/CourseForm';
import { toClientError } from '../../../data/clientError';
import { paths } from '../../../paths';
import { useSiteOrigin } from '../../../session/serverContext';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { ButtonLink } from '../../../ui/navigation/routerLinks';
import { invalidateCourseLists } from '../../invalidateCourseLists';
import { toCourseSnapshot } from '../courseDraftApi';
import { courseDraftKey, useAutosaveStore } from '../draftKeys';
import type { PublishTabFragment } from './__generated__/PublishTab';

/** The address of the published course, and the button to unpublish it. */
export function PublishedPanel({ course }: { course: PublishTabFragment }) {
  const { t } = useTranslation('editor');
  const origin = useSiteOrigin();
  const toast = useToast();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { publish, isBusy, failure } = usePublishCourse(course);
  // The focused publish button has left the page.
  useEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus();
  }, []);
  const url = origin + paths.course(course.id);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ title: t('publish.copied') }),
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
        <Typography
          id="live-heading"
          ref={headingRef}
          tabIndex={-1}
          component="h2"
          variant="h3"
          sx={{ outline: 'none' }}
        >
          {t('publish.live')}
        </Typography>
        <Box>
          <Typography sx={{ color: 'onDeepMuted' }}>{t('publish.liveText')}</Typography>
          <Typography component="p" dir="ltr" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {url}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <ButtonLink variant="contained" color="secondary" to={paths.course(course.id)}>
            {t('publish.open')}
          </ButtonLink>
          <Button variant="outlined" color="inherit" startIcon={<LinkIcon />} onClick={() => void copy()}>
            {t('publish.copy')}
          </Button>
          <Button color="inherit" onClick={() => setConfirmOpen(true)}>
            {t('publish.unpublish')}
          </Button>
        </Stack>
      </Stack>
      <WaveDivider />
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={t('publish.unpublishTitle')}
        confirm={t('publish.unpublish')}
        confirming={t('publish.unpublishing')}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => publish(false)}
        onClose={() => setConfirmOpen(false)}
      >
        {t('publish.unpublishText')}
      </ConfirmDialog>
    </Card>
  );
}

export function PublishButton({ course, isReady }: { course: PublishTabFragment; isReady: boolean }) {
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

/** Publishes or unpublishes the course. Publishing saves pending changes first. */
function usePublishCourse(course: PublishTabFragment) {
  const { t } = useTranslation('editor');
  const store = useAutosaveStore();
  const toast = useToast();
  const [update] = useUpdateCourseMutation({ update: invalidateCourseLists });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const setPublished = async (isPublished: boolean) => {
    if (isPublished && !(await store.flush())) {
      setFailure(t('publish.unsaved'));
      return;
    }
    const { data } = await update({ variables: { id: course.id, input: { isPublished } } });
    if (data) store.receive(courseDraftKey, toCourseSnapshot(data.updateCourse));
    toast({ title: t(isPublished ? 'publish.live' : 'publish.unpublished') });
  };
  const publish = async (isPublished: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    await setPublished(isPublished).catch((error: unknown) => setFailure(toClientError(error).messageWithStatus));
    setBusy(false);
  };
  return { publish: (isPublished: boolean) => void publish(isPublished), isBusy, failure };
}
