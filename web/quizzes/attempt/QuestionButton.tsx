import { Box } from '@mui/material';
import { WarningIcon } from '../../art/icons/commonIcons';
import { CheckIcon, FlagIcon } from '../../art/icons/lessonIcons';
import { useTranslation } from '../../language';
import { visuallyHidden } from '../../ui/layout/layoutStyles';

export interface QuestionStatus {
  position: number;
  isCritical: boolean;
  isAnswered: boolean;
  isFlagged: boolean;
}

interface QuestionButtonProps {
  status: QuestionStatus;
  isCurrent: boolean;
  /** Of the list, which closes in narrow windows. */
  listId: string;
  onShow(position: number): void;
}

/** A number in the list of questions, with marks that `QuestionLegend` explains and words for screen readers. */
export function QuestionButton({ status, isCurrent, listId, onShow }: QuestionButtonProps) {
  const { t } = useTranslation('quizzes');
  const { position, isCritical, isAnswered, isFlagged } = status;
  const words = [
    t(isAnswered ? 'attempt.answered' : 'attempt.unanswered'),
    ...(isFlagged ? [t('attempt.flagged')] : []),
    ...(isCritical ? [t('critical')] : []),
  ];
  return (
    <Box
      component="button"
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      data-answered={isAnswered}
      data-critical={isCritical}
      popoverTarget={listId}
      popoverTargetAction="hide"
      onClick={() => onShow(position)}
      sx={buttonStyles}
    >
      {position}
      <span data-marks>
        {isAnswered && <CheckIcon size={14} />}
        {isFlagged && <FlagIcon size={14} filled />}
        {isCritical && <WarningIcon size={14} />}
      </span>
      <Box component="span" sx={visuallyHidden}>{` ${words.join(', ')}`}</Box>
    </Box>
  );
}

/** What the marks in the list mean, as far as they occur. */
export function QuestionLegend({ statuses }: { statuses: readonly QuestionStatus[] }) {
  const { t } = useTranslation('quizzes');
  return (
    <Box component="ul" aria-hidden sx={legendStyles}>
      {statuses.some(({ isAnswered }) => isAnswered) && (
        <li>
          <CheckIcon size={16} /> {t('attempt.answered')}
        </li>
      )}
      {statuses.some(({ isFlagged }) => isFlagged) && (
        <li>
          <FlagIcon size={16} filled /> {t('attempt.flagged')}
        </li>
      )}
      {statuses.some(({ isCritical }) => isCritical) && (
        <li>
          <WarningIcon size={16} /> {t('critical')}
        </li>
      )}
    </Box>
  );
}

const buttonStyles = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  inlineSize: '100%',
  minBlockSize: 52,
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: '12px',
  backgroundColor: 'paper',
  color: 'text.primary',
  font: 'inherit',
  fontWeight: 700,
  lineHeight: 1,
  cursor: 'pointer',
  '& > [data-marks]': { display: 'flex', gap: '2px', minBlockSize: 14 },
  '&:hover': { borderColor: 'text.primary' },
  '&[data-critical="true"]': { borderColor: 'danger' },
  '&[data-answered="true"]': { backgroundColor: 'tint', color: 'onTint' },
  '&[data-answered="true"]:not([data-critical="true"])': { borderColor: 'transparent' },
  '&[aria-current]': { borderColor: 'transparent', backgroundColor: 'amber', color: 'onAmber' },
} as const;

const legendStyles = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  margin: 0,
  marginBlockStart: 2,
  padding: 0,
  color: 'text.secondary',
  fontSize: '0.9375rem',
} as const;
