import { Box, Button, Card, IconButton, Typography } from '@mui/material';
import { CloseIcon, ListViewIcon } from '../../art/icons/listIcons';
import { useTranslation } from '../../language';
import { narrowWindow, popoverDrawerStyles, wideWindow } from '../../ui/layout/drawerStyles';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { QuestionButton, QuestionLegend, type QuestionStatus } from './QuestionButton';

const listId = 'questions';

/** In the bar of narrow windows. */
export function QuestionListButton() {
  const { t } = useTranslation('quizzes');
  return (
    <IconButton
      color="inherit"
      aria-label={t('attempt.questions')}
      popoverTarget={listId}
      sx={{ ...scriptOnly, [wideWindow]: { display: 'none' } }}
    >
      <ListViewIcon size={22} />
    </IconButton>
  );
}

interface QuestionNavigationProps {
  statuses: readonly QuestionStatus[];
  /** Of the shown question. */
  number: number;
  onShow(number: number): void;
  /** Undefined once nothing can be handed in any more. */
  onSubmit: (() => void) | undefined;
}

/** The numbers of the questions, beside them or in a drawer, and the way to hand in from any of them. */
export function QuestionNavigation({ statuses, number, onShow, onSubmit }: QuestionNavigationProps) {
  const { t } = useTranslation('quizzes');
  const done = statuses.filter(({ isAnswered }) => isAnswered).length;
  return (
    <Card component="nav" id={listId} popover="auto" aria-labelledby="questions-heading" sx={navigationStyles}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="questions-heading" component="h2" variant="h4">
          {t('attempt.questions')}
        </Typography>
        <IconButton
          aria-label={t('attempt.closeQuestions')}
          popoverTarget={listId}
          popoverTargetAction="hide"
          sx={{ [wideWindow]: { display: 'none' } }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
        {t('attempt.answeredCount', { done: String(done), total: String(statuses.length) })}
      </Typography>
      <Box component="ol" sx={listStyles}>
        {statuses.map((status) => (
          <li key={status.position}>
            <QuestionButton status={status} listId={listId} onShow={onShow} isCurrent={status.position === number} />
          </li>
        ))}
      </Box>
      <QuestionLegend statuses={statuses} />
      {onSubmit && (
        <Button
          variant="outlined"
          fullWidth
          popoverTarget={listId}
          popoverTargetAction="hide"
          onClick={onSubmit}
          sx={{ marginBlockStart: 2.5 }}
        >
          {t('attempt.submit')}
        </Button>
      )}
    </Card>
  );
}

const navigationStyles = {
  padding: 2.5,
  'html[data-scripting="none"] &': { display: 'none' },
  [wideWindow]: {
    display: 'block',
    position: 'sticky',
    inset: 'auto',
    insetBlockStart: 'calc(var(--tayyar-bar) + 24px)',
    inlineSize: 'auto',
    boxSizing: 'border-box',
    maxBlockSize: 'calc(100vh - var(--tayyar-bar) - 48px)',
    margin: 0,
    overflowY: 'auto',
  },
  [narrowWindow]: popoverDrawerStyles('end'),
} as const;

const listStyles = {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
  gap: 1,
  margin: 0,
  padding: 0,
} as const;
