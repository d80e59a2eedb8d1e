import { Box, Button } from '@mui/material';
import { useTranslation, formatTime, useLanguage, usePlural } from '../../language';
import type { AnswersState } from './answers/AnswerStore';
import { useEffect, useRef, type RefObject } from 'react';

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

/**
 * While the element sticks to the foot of the window, a control that gets the focus is scrolled out from under it (WCAG 2.2, 2.4.11).
 * Its height changes with its text and the size of the letters.
 */
function useScrollPaddingFor<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const update = () => {
      const element = bar.current;
      const isStuck = element !== null && getComputedStyle(element).position === 'sticky';
      style.scrollPaddingBlockEnd = isStuck ? `${element.offsetHeight + focusMargin}px` : '';
    };
    const observer = new ResizeObserver(update);
    if (bar.current) observer.observe(bar.current);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return bar;
}

/** Pixels between the bar and the outline of the focus. */
const focusMargin = 12;

/** What is saved and what is not, in words. Only what needs attention is announced. */
function SaveState({ state }: { state: AnswersState }) {
  return (
    <>
      <Box role="status" sx={{ color: 'danger', fontWeight: 700 }}>
        <SaveWarning state={state} />
      </Box>
      <SaveProgress state={state} />
    </>
  );
}

function SaveWarning({ state: { kind, unsavedCount } }: { state: AnswersState }) {
  const { t } = useTranslation('quizzes');
  const formatCount = usePlural('quizzes');
  if (kind === 'signedOut') return t('saving.signedOut');
  if (kind === 'denied' && unsavedCount > 0) return formatCount('saving.denied', unsavedCount);
  if (kind !== 'unreachable') return null;
  return (
    <>
      <div>{t('saving.offline')}</div>
      <Box sx={{ color: 'text.primary', fontWeight: 500 }}>{formatCount('saving.unsent', unsavedCount)}</Box>
    </>
  );
}

function SaveProgress({ state: { kind, savedAt } }: { state: AnswersState }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  if (kind === 'typing' || kind === 'saving') return <span>{t('saving.saving')}</span>;
  if (kind !== 'saved' || savedAt === null) return null;
  return <span>{t('saving.saved', { time: formatTime(savedAt, language) })}</span>;
}
