import { Box, Typography } from '@mui/material';
import { CheckIcon } from '../../art/icons/lessonIcons';
import type { PaymentMethod, PaymentStatus } from '../../data/__generated__/schemaTypes';
import { useTranslation } from '../../language';
import { visuallyHidden } from '../../ui/layout/layoutStyles';

type Step = 'ordered' | 'paid' | 'reviewed' | 'open';

/** Steps that are done, by status; other orders have ended without being opened. */
const stepsDone: Partial<Record<PaymentStatus, readonly Step[]>> = {
  pending: ['ordered'],
  rejected: ['ordered'],
  submitted: ['ordered', 'paid'],
  confirmed: ['ordered', 'paid', 'reviewed', 'open'],
};

const listStyles = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  marginBlockStart: 3,
  padding: 0,
  listStyle: 'none',
  maxInlineSize: '44rem',
} as const;

/** The line runs from the middle of a step to the middle of the next one. */
const lineStyles = {
  position: 'absolute',
  insetBlockStart: 14,
  insetInlineStart: 'calc(50% + 20px)',
  insetInlineEnd: 'calc(-50% + 20px)',
  blockSize: 3,
  borderRadius: 3,
} as const;

const dotStyles = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 30,
  blockSize: 30,
  marginInline: 'auto',
  borderRadius: '50%',
  border: '2px solid',
  fontWeight: 700,
} as const;

/** How far the order has come. Cards need no review. */
export function OrderSteps({ order: { status, method } }: { order: { status: PaymentStatus; method: PaymentMethod } }) {
  const { t } = useTranslation('payments');
  const done = stepsDone[status];
  if (!done) return null;
  const steps: Step[] =
    method === 'card' || method === 'cash' ? ['ordered', 'paid', 'open'] : ['ordered', 'paid', 'reviewed', 'open'];
  const current = steps.find((step) => !done.includes(step));
  return (
    <Box component="ol" aria-label={t('order.steps.label')} sx={listStyles}>
      {steps.map((step, index) => {
        const isDone = done.includes(step);
        const isCurrent = step === current;
        return (
          <Box component="li" key={step} aria-current={isCurrent ? 'step' : undefined} sx={{ position: 'relative' }}>
            {index < steps.length - 1 && <Box sx={{ ...lineStyles, backgroundColor: isDone ? 'amber' : 'line' }} />}
            <Box
              aria-hidden
              sx={{
                ...dotStyles,
                borderColor: isDone || isCurrent ? 'amber' : 'edge',
                backgroundColor: isDone ? 'amber' : 'paper',
                color: isDone ? 'onAmber' : 'text.primary',
              }}
            >
              {isDone ? <CheckIcon size={18} /> : index + 1}
            </Box>
            <Typography
              variant="body2"
              sx={{
                textAlign: 'center',
                marginBlockStart: 0.5,
                fontWeight: isCurrent ? 700 : 400,
                color: isDone || isCurrent ? 'text.primary' : 'text.secondary',
              }}
            >
              {t(`order.steps.${step}`)}
              {isDone && (
                <Box component="span" sx={visuallyHidden}>
                  {` (${t('order.stepDone')})`}
                </Box>
              )}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
