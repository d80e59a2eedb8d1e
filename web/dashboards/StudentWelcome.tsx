import Typography from '@mui/material/Typography';
import { Trans, useTranslation } from 'react-i18next';
import { useViewer } from '../session/useViewer';

/** The welcome line, with the first name. */
export function StudentWelcome() {
  const { t } = useTranslation('student');
  const { viewer } = useViewer();
  return (
    <Typography component="h1" variant="h2">
      <Trans t={t} i18nKey="welcome" values={{ firstName: viewer?.firstName ?? '' }} components={{ name: <bdi /> }} />
    </Typography>
  );
}
