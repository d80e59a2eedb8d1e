import { Box, Button } from '@mui/material';
import { useTranslation } from '../../language';
import type { AnswersState } from './answers/AnswerStore';
import { SaveState } from './answers/SaveState';
import { useScrollPaddingFor } from './useScrollPaddingFor';

interface AttemptFooterProps {
  /** Of the shown question. */
  number: number;
  count: number;
  answeredCount: number;
  state: AnswersState;
  onShow(number: number): void;
  onSubmit(): void;
}

/** On phones it stays at the foot of the window. */
export function AttemptFooter({ number, count, answeredCount, state, onShow, onSubmit }: AttemptFooterProps) {
  const { t } = useTranslation('quizzes');
  const isLast = number === count;
  const bar = useScrollPaddingFor<HTMLDivElement>();
  return (
    <Box ref={bar} className="no-print" sx={footerStyles}>
      <Button
        variant="outlined"
        color="inherit"
        aria-disabled={number === 1}
        onClick={() => number > 1 && onShow(number - 1)}
        sx={{ '&[aria-disabled="true"]': { color: 'edge', borderColor: 'divider' } }}
      >
        {t('attempt.previous')}
      </Button>
      <Box sx={stateStyles}>
        <SaveState state={state} />
        <span>{t('attempt.answeredCount', { done: String(answeredCount), total: String(count) })}</span>
      </Box>
      <Button variant="contained" onClick={() => (isLast ? onSubmit() : onShow(number + 1))}>
        {t(isLast ? 'attempt.finish' : 'attempt.next')}
      </Button>
    </Box>
  );
}

const footerStyles = {
  display: 'flex',
  // Large letters get a row for each.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  marginBlockStart: 4,
  paddingBlock: { xs: 1.25, sm: 3 },
  borderBlockStart: '1px solid',
  borderColor: 'line',
  '& > button': { flex: 'none', paddingInline: { xs: 2, sm: 3 } },
  '@media (max-width: 599.95px) and (min-height: 31.25em)': {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    marginInline: -2,
    paddingInline: 2,
    backgroundColor: 'ground',
  },
  'html[data-scripting="none"] &': { display: 'none' },
} as const;

const stateStyles = {
  flex: '1 1 5em',
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  color: 'text.secondary',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  textAlign: 'center',
} as const;
