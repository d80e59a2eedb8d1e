import { Button, type ButtonProps } from '@mui/material';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { useTranslation } from '../../language';

interface ParticipantExportButtonProps extends Pick<ButtonProps, 'size'> {
  eventId: string;
}

/** Downloads the participants of an event as CSV. */
export function ParticipantExportButton({ eventId, size }: ParticipantExportButtonProps) {
  const { t } = useTranslation('adminParticipants');
  return (
    <Button
      component="a"
      href={`/api/exports/event-registrations.csv?eventId=${eventId}&direction=asc`}
      download
      variant="outlined"
      color="inherit"
      size={size}
      startIcon={<DownloadIcon />}
    >
      {t('export')}
    </Button>
  );
}
