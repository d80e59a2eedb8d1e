import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../art/icons/CheckCircleIcon';
import { CheckIcon } from '../art/icons/CheckIcon';

interface CompletionProps {
  completed: boolean;
  completing: boolean;
  onComplete: () => void;
}

/** Whether the lesson is complete, or the button that makes it so. */
export function Completion({ completed, completing, onComplete }: CompletionProps) {
  const { t } = useTranslation('learning');
  if (completed) {
    return (
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 48, color: 'primary.main', fontWeight: 700 }}
      >
        <CheckCircleIcon />
        {t('lessonCompleted')}
      </Box>
    );
  }
  return (
    <Button
      variant="contained"
      startIcon={<CheckIcon />}
      aria-disabled={completing}
      onClick={completing ? undefined : onComplete}
      sx={{ flexGrow: { xs: 1, sm: 0 } }}
    >
      {completing ? t('saving') : t('markComplete')}
    </Button>
  );
}
