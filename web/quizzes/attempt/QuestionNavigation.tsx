import { Box, Card, IconButton, Typography } from '@mui/material';
import { CheckIcon } from '../../art/icons/lessonIcons';
import { CloseIcon, ListViewIcon } from '../../art/icons/listIcons';
import { useTranslation } from '../../language';
import { narrowWindow, popoverDrawerStyles, wideWindow } from '../../ui/layout/drawerStyles';
import { scriptOnly, visuallyHidden } from '../../ui/layout/layoutStyles';
import type { AttemptWithQuestionsFragment } from './__generated__/attempt';

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
  questions: AttemptWithQuestionsFragment['questions'];
  answeredPositions: readonly number[];
  /** Of the shown question. */
  number: number;
  onShow(number: number): void;
}

/** The numbers of the questions, beside them or in a drawer. */
export function QuestionNavigation({ questions, answeredPositions, number, onShow }: QuestionNavigationProps) {
  const { t } = useTranslation('quizzes');
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
        {t('attempt.answeredCount', { done: String(answeredPositions.length), total: String(questions.length) })}
      </Typography>
      <Box component="ol" sx={listStyles}>
        {questions.map(({ position, isCritical }) => (
          <li key={position}>
            <QuestionButton
              {...{ position, isCritical }}
              isCurrent={position === number}
              isAnswered={answeredPositions.includes(position)}
              onShow={onShow}
            />
          </li>
        ))}
      </Box>
    </Card>
  );
}

interface QuestionButtonProps {
  position: number;
  isCritical: boolean;
  isCurrent: boolean;
  isAnswered: boolean;
  onShow(number: number): void;
}

function QuestionButton({ position, isCritical, isCurrent, isAnswered, onShow }: QuestionButtonProps) {
  const { t } = useTranslation('quizzes');
  return (
    <Box
      component="button"
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      data-answered={isAnswered}
      popoverTarget={listId}
      popoverTargetAction="hide"
      onClick={() => onShow(position)}
      sx={buttonStyles}
    >
      {position}
      {isAnswered && <CheckIcon size={14} />}
      <Box component="span" sx={visuallyHidden}>
        {` ${t(isAnswered ? 'attempt.answered' : 'attempt.unanswered')}`}
        {isCritical && `, ${t('critical')}`}
      </Box>
    </Box>
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

const buttonStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  inlineSize: '100%',
  minBlockSize: 48,
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: '12px',
  backgroundColor: 'paper',
  color: 'text.primary',
  font: 'inherit',
  fontWeight: 700,
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.primary' },
  '&[data-answered="true"]': { borderColor: 'transparent', backgroundColor: 'tint', color: 'onTint' },
  '&[aria-current]': { borderColor: 'transparent', backgroundColor: 'amber', color: 'onAmber' },
} as const;
