import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { usePublishing } from './usePublishing';
import type { EditedCourse } from './useOpenDesk';

/** Makes the course public, as soon as nothing is missing. */
export function PublishButton({ course, isReady }: { course: EditedCourse; isReady: boolean }) {
  const { t } = useTranslation('editor');
  const { publish, isBusy, failure } = usePublishing(course);
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
