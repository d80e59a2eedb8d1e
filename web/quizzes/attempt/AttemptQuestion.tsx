import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import { memo, type Ref } from 'react';
import type { QuestionResponse } from '../../../schema/contract/grading/questions/question';
import { languageNames, textDirection, type Language } from '../../../schema/contract/languages';
import { FlagIcon } from '../../art/icons/lessonIcons';
import { usePlural, useTranslation } from '../../language';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { QuestionField } from '../questions/QuestionField';
import { shownResponse, type Answer } from './answers/answerModel';
import { QuestionTerms } from './glossaryTerms/QuestionTerms';
import type { AttemptWithQuestionsFragment } from './__generated__/attempt';

interface AttemptQuestionProps {
  question: AttemptWithQuestionsFragment['questions'][number];
  count: number;
  answer: Answer | undefined;
  isLate: boolean;
  isFlagged: boolean;
  isShown: boolean;
  isDisabled: boolean;
  language: Language;
  otherLanguage: Language | undefined;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  onAnswer(position: number, response: QuestionResponse | null): void;
  onLanguageChange(language: Language): void;
  onFlag(position: number): void;
}

/** One question of an attempt, with what there is to say about its answer. */
export const AttemptQuestion = memo(function AttemptQuestion({
  question,
  count,
  answer,
  isLate,
  isFlagged,
  isShown,
  isDisabled,
  language,
  otherLanguage,
  headingRef,
  onAnswer,
  onLanguageChange,
  onFlag,
}: AttemptQuestionProps) {
  const { t } = useTranslation('quizzes');
  const { position } = question;
  return (
    <Box component="section" aria-labelledby={`question-${position}`} data-shown={isShown} sx={sectionStyles}>
      <QuestionHeading question={question} count={count} headingRef={headingRef} />
      <QuestionField
        kind={question.kind}
        body={question}
        response={answer ? shownResponse(answer) : null}
        onChange={(response) => onAnswer(position, response)}
        language={language}
        isDisabled={isDisabled}
      />
      {answer?.isReplaced && (
        <Alert severity="info" role="status" sx={noticeStyles}>
          {t('attempt.replaced')}
        </Alert>
      )}
      {answer?.refusal != null && (
        <Alert severity="error" sx={noticeStyles}>
          {t('attempt.refused', { reason: answer.refusal })}
        </Alert>
      )}
      {isLate && (
        <Alert severity="warning" sx={noticeStyles}>
          {t('attempt.late')}
        </Alert>
      )}
      <Box className="no-print" sx={toolsStyles}>
        {otherLanguage && (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            lang={otherLanguage}
            dir={textDirection(otherLanguage)}
            onClick={() => onLanguageChange(otherLanguage)}
            sx={{ minBlockSize: 44 }}
          >
            {languageNames[otherLanguage]}
          </Button>
        )}
        <Button
          variant={isFlagged ? 'contained' : 'outlined'}
          color="inherit"
          size="small"
          aria-pressed={isFlagged}
          startIcon={<FlagIcon size={18} filled={isFlagged} />}
          onClick={() => onFlag(position)}
          sx={flagStyles}
        >
          {t('attempt.flag')}
        </Button>
        <QuestionTerms question={question} />
      </Box>
    </Box>
  );
});

function QuestionHeading({
  question: { position, points, isCritical },
  count,
  headingRef,
}: Pick<AttemptQuestionProps, 'question' | 'count' | 'headingRef'>) {
  const { t } = useTranslation('quizzes');
  const formatCount = usePlural('quizzes');
  return (
    <Box sx={headingRowStyles}>
      <Typography
        ref={headingRef}
        id={`question-${position}`}
        component="h2"
        variant="body2"
        tabIndex={-1}
        sx={{ color: 'text.secondary', outline: 'none' }}
      >
        {t('questionOf', { number: String(position), total: String(count) })} · {formatCount('points', points)}
      </Typography>
      {isCritical && <Chip size="small" color="error" label={t('critical')} />}
    </Box>
  );
}

const sectionStyles = {
  '@media screen': { 'html[data-scripting="enabled"] &[data-shown="false"]': { display: 'none' } },
  'html[data-scripting="none"] &': { marginBlockEnd: 6 },
  '@media print': { breakInside: 'avoid', marginBlockEnd: 4 },
} as const;

const headingRowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  marginBlockEnd: 1.5,
} as const;

const noticeStyles = { marginBlockStart: 2 } as const;

const flagStyles = {
  minBlockSize: 44,
  marginInlineEnd: 'auto',
  '&[aria-pressed="true"]': { backgroundColor: 'amber', color: 'onAmber' },
} as const;

const toolsStyles = {
  ...scriptOnly,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 1.5,
  marginBlockStart: 2.5,
} as const;
