import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrentDivider } from '../../art/CurrentDivider';
import { LinkIcon } from '../../art/icons/LinkIcon';
import { paths } from '../../paths';
import { useOrigin } from '../../session/origin';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useNotify } from '../../ui/Notices';
import { ButtonLink } from '../../ui/RouterLink';
import type { EditedCourse } from './useOpenDesk';
import { usePublishing } from './usePublishing';

/** The course is public: where it is, to be shared and opened, and the way back. */
export function Live({ course }: { course: EditedCourse }) {
  const { t } = useTranslation('editor');
  const origin = useOrigin();
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { publish, isBusy, failure } = usePublishing(course);
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
      <CurrentDivider />
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
