import { Box, Button, LinearProgress } from '@mui/material';
import { useTranslation } from '../../../language';

interface UploadProgressProps {
  name: string;
  /** Sent fraction, from 0 to 1; at 1 the server validates the file. */
  progress: number;
  onCancel(): void;
}

export function UploadProgress({ name, progress, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('upload');
  const label = t('sending', { name });
  const percent = Math.round(progress * 100);
  const isSent = percent >= 100;
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box component="span" sx={{ flexGrow: 1, flexBasis: '10rem', overflowWrap: 'anywhere' }}>
          {isSent ? t('finishing') : label}
        </Box>
        <Box
          component="span"
          dir="ltr"
          aria-hidden
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {percent}%
        </Box>
        <Button size="small" color="inherit" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Box>
      <LinearProgress
        aria-label={label}
        {...(isSent ? { variant: 'indeterminate' } : { variant: 'determinate', value: percent })}
        sx={{ marginBlockStart: 0.5 }}
      />
    </Box>
  );
}
