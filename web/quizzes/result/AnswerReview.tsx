import { Alert, Box, Card, Chip, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import type { QuestionResponse } from '../../../schema/contract/grading/question';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../../art/icons/commonIcons';
import { formatNumber, localizeBlocks, useDateAndTime, useLanguage, useTranslation } from '../../language';
import { RichText } from '../../ui/text/RichText';
import { QuestionText } from '../questions/QuestionTexts';
import { ResponseView } from '../questions/ResponseView';
import { ChoiceNotes, type ReviewedCourse, type ReviewedQuestion } from './ChoiceNotes';
import { answerId, isCriticalMiss } from './CriticalMisses';

type Review = NonNullable<ReviewedQuestion['review']>;

interface AnswerReviewProps {
  question: ReviewedQuestion;
  count: number;
  course: ReviewedCourse;
}

/** A question with the own answer and, if it is revealed, the verdict, the right answer, why, and where in the lessons. */
export function AnswerReview({ question, count, course }: AnswerReviewProps) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const id = useId();
  const { position, kind, isCritical, correctedAt, review } = question;
  // The server has checked that both fit the question.
  const own = question.response as QuestionResponse | null;
  const right = (review?.correctResponse ?? null) as QuestionResponse | null;
  return (
    <Card component="li" id={answerId(position)} tabIndex={-1} data-verdict={review?.verdict} sx={cardStyles}>
      <Box sx={headStyles}>
        <Typography component="h3" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('questionOf', { number: String(position), total: String(count) })}
        </Typography>
        {isCritical && <Chip size="small" color="error" label={t('critical')} />}
        {review && <VerdictLine question={question} review={review} />}
      </Box>
      {correctedAt && <CorrectionNote correctedAt={correctedAt} isCredited={review?.isCredited === true} />}
      <QuestionText id={`${id}text`} body={question} language={language} />
      <Part title={t('review.yours')}>
        <ResponseView kind={kind} language={language} body={question} response={own} />
      </Part>
      {review && (review.verdict !== 'right' || review.isCredited) && right && (
        <Part title={t('review.right')}>
          <ResponseView kind={kind} language={language} body={question} response={right} />
        </Part>
      )}
      {review && <Explanation question={question} review={review} course={course} />}
    </Card>
  );
}

/** The question is not the one that was answered, and the mark perhaps not the one that was given first. */
function CorrectionNote({ correctedAt, isCredited }: { correctedAt: string; isCredited: boolean }) {
  const { t } = useTranslation('quizzes');
  const dateAndTime = useDateAndTime();
  return (
    <Alert severity="info" sx={{ marginBlockEnd: 1.5 }}>
      {t('review.corrected', dateAndTime(correctedAt))} {isCredited && t('review.credited')}
    </Alert>
  );
}

function VerdictLine({ question, review }: { question: ReviewedQuestion; review: Review }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const { verdict, numerator, denominator } = review;
  const Icon = verdict === 'right' ? CheckCircleIcon : verdict === 'partial' ? InfoIcon : WarningIcon;
  const earned = (question.points * numerator) / denominator;
  const earnedText = formatNumber(Math.floor(earned * 100) / 100, language, Number.isInteger(earned) ? 0 : 2);
  return (
    <Box data-verdict={verdict} sx={verdictStyles}>
      <Icon size={20} />
      {t(`review.verdicts.${verdict}`)}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {t('review.points', { earned: earnedText, points: String(question.points) })}
      </Box>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <Typography component="h4" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Explanation({ question, review, course }: Omit<AnswerReviewProps, 'count'> & { review: Review }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const { blocks, ...langProps } = localizeBlocks(review, 'explanationBlocks', language);
  return (
    <>
      {!isCriticalMiss(question) && <ChoiceNotes question={question} course={course} />}
      {blocks.length > 0 && (
        <Part title={t('review.why')}>
          <div {...langProps}>
            <RichText blocks={blocks} lang={langProps.lang} headingLevel={5} />
          </div>
        </Part>
      )}
    </>
  );
}

const cardStyles = { padding: { xs: 2, sm: 3 }, '&[data-verdict="right"]': { borderColor: 'mistDeep' } } as const;

const headStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 1 } as const;

const verdictStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  marginInlineStart: 'auto',
  color: 'danger',
  fontWeight: 700,
  '&[data-verdict="right"]': { color: 'primary.main' },
  '&[data-verdict="partial"]': { color: 'amberInk' },
} as const;
