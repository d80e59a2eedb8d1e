import { Box, Card, Chip, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import type { QuestionResponse } from '../../../schema/contract/grading/question';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../../art/icons/commonIcons';
import {
  formatNumber,
  localizeBlocks,
  localizeField,
  localizeFieldWithLang,
  useLanguage,
  useTranslation,
} from '../../language';
import { ButtonLink, paths } from '../../routing';
import { formatTimestamp } from '../../ui/text/formatTimestamp';
import { RichText } from '../../ui/text/RichText';
import { QuestionText } from '../questions/QuestionTexts';
import { ResponseView } from '../questions/ResponseView';
import type { AttemptWithQuestionsFragment, QuizAttemptQuery } from '../attempt/__generated__/attempt';

type Question = AttemptWithQuestionsFragment['questions'][number];
type Review = NonNullable<Question['review']>;
type Course = NonNullable<QuizAttemptQuery['course']>;

interface AnswerReviewProps {
  question: Question;
  count: number;
  course: Course;
}

/** A question with the own answer and, if it is revealed, the verdict, the right answer, why, and where in the lessons. */
export function AnswerReview({ question, count, course }: AnswerReviewProps) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const id = useId();
  const { position, kind, isCritical, review } = question;
  // The server has checked that both fit the question.
  const own = question.response as QuestionResponse | null;
  const right = (review?.correctResponse ?? null) as QuestionResponse | null;
  return (
    <Card component="li" data-verdict={review?.verdict} sx={cardStyles}>
      <Box sx={headStyles}>
        <Typography component="h3" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('questionOf', { number: String(position), total: String(count) })}
        </Typography>
        {isCritical && <Chip size="small" color="error" label={t('critical')} />}
        {review && <VerdictLine question={question} review={review} />}
      </Box>
      <QuestionText id={`${id}text`} body={question} language={language} />
      <Part title={t('review.yours')}>
        <ResponseView {...{ kind, language }} body={question} response={own} />
      </Part>
      {review && review.verdict !== 'right' && right && (
        <Part title={t('review.right')}>
          <ResponseView {...{ kind, language }} body={question} response={right} />
        </Part>
      )}
      {review && <Explanation review={review} course={course} />}
    </Card>
  );
}

function VerdictLine({ question, review }: { question: Question; review: Review }) {
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

function Explanation({ review, course }: { review: Review; course: Course }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const { blocks, ...langProps } = localizeBlocks(review, 'explanationBlocks', language);
  return (
    <>
      {review.notes.map((note) => (
        <Note key={note.option} note={note} course={course} />
      ))}
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

/** What the author says about the chosen option, with the place in the lessons that mends it. */
function Note({ note, course }: { note: Review['notes'][number]; course: Course }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(note, 'text', language);
  const name = localizeField(note, 'misconception', language);
  return (
    <Box sx={noteStyles}>
      {name && <Typography sx={{ fontWeight: 700 }}>{t('review.misconception', { name })}</Typography>}
      {text && <Typography {...langProps}>{text}</Typography>}
      <LessonLink note={note} course={course} />
    </Box>
  );
}

function LessonLink({ note: { lessonId, second }, course }: { note: Review['notes'][number]; course: Course }) {
  const { t } = useTranslation('quizzes');
  const index = course.lessons.findIndex(({ id }) => id === lessonId);
  if (lessonId === null || index === -1) return null;
  const number = String(index + 1);
  return (
    <ButtonLink
      variant="outlined"
      size="small"
      to={paths.course(course.id, { lesson: lessonId, at: second })}
      sx={{ marginBlockStart: 1, minBlockSize: 44, whiteSpace: 'normal' }}
    >
      {second === null
        ? t('review.toLesson', { number })
        : t('review.toSecond', { number, time: formatTimestamp(second) })}
    </ButtonLink>
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

const noteStyles = {
  marginBlockStart: 1.5,
  padding: 1.5,
  borderRadius: '12px',
  backgroundColor: 'amberTint',
  color: 'text.primary',
} as const;
