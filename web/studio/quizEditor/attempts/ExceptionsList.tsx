import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { PlusIcon } from '../../../art/icons/editIcons';
import { localizeField, useLanguage, usePlural, useTranslation } from '../../../language';
import { QueryResult, TextSkeleton } from '../../../ui/feedback/queryStates';
import { useQuizExceptionsQuery, type QuizExceptionRowFragment } from './__generated__/AttemptsTab';
import type { ExceptionStudent } from './ExceptionDialog';

interface ExceptionsListProps {
  lessonId: string;
  onAdd(): void;
  onEdit(student: ExceptionStudent): void;
}

/** The students with more time or attempts than the others, and why. */
export function ExceptionsList({ lessonId, onAdd, onEdit }: ExceptionsListProps) {
  const { t } = useTranslation('quizEditor');
  const id = useId();
  const query = useQuizExceptionsQuery({ variables: { lessonId }, fetchPolicy: 'cache-and-network' });
  return (
    <section aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} component="h3" variant="h5">
        {t('exception.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
        {t('exception.hint')}
      </Typography>
      <QueryResult of={query} skeleton={<TextSkeleton lines={2} />}>
        {({ quizExceptions }) => (
          <Box component="ul" sx={listStyles}>
            {quizExceptions.map((exception) => (
              <ExceptionRow key={exception.id} exception={exception} onEdit={() => onEdit(exception)} />
            ))}
          </Box>
        )}
      </QueryResult>
      <Button variant="outlined" startIcon={<PlusIcon />} onClick={onAdd} sx={{ marginBlockStart: 1.5 }}>
        {t('exception.add')}
      </Button>
    </section>
  );
}

function ExceptionRow({ exception, onEdit }: { exception: QuizExceptionRowFragment; onEdit(): void }) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const formatCount = usePlural('quizEditor');
  const name = localizeField(exception, 'studentName', language);
  const { extraPercent, extraAttempts, reason } = exception;
  const gains = [
    ...(extraPercent > 0 ? [t('exception.time', { percent: String(extraPercent) })] : []),
    ...(extraAttempts > 0 ? [formatCount('exception.attempts', extraAttempts)] : []),
  ];
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="bdi" sx={{ fontWeight: 700 }}>
          {name}
        </Box>
        {gains.length > 0 ? gains.join(' · ') : t('exception.none')}
        <Button size="small" aria-label={t('exception.of', { name })} onClick={onEdit}>
          {t('exception.edit')}
        </Button>
      </Box>
      <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {reason}
      </Typography>
    </Box>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 } as const;
