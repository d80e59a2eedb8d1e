import { Box, Card, Link, Typography } from '@mui/material';
import type { QuestionResponse } from '../../../schema/contract/grading/questions/question';
import { richTextToPlainText } from '../../../schema/contract/richText';
import { localizeBlocks, useLanguage, useTranslation } from '../../language';
import { ResponseView } from '../questions/ResponseView';
import type { AttemptWithQuestionsFragment } from '../attempt/__generated__/attempt';
import { ChoiceNotes, type ReviewedCourse } from './ChoiceNotes';

export type ReviewedQuestion = AttemptWithQuestionsFragment['questions'][number];

/** Of an answer in the review. */
export const answerId = (position: number): string => `answer-${position}`;

export const isCriticalMiss = ({ isCritical, review }: ReviewedQuestion): boolean =>
  isCritical && review !== null && review.verdict !== 'right';

interface CriticalMissesProps {
  questions: readonly ReviewedQuestion[];
  course: ReviewedCourse;
}

/** What decided the attempt, before all else: each missed critical question with the choice that was wrong and where to learn it. */
export function CriticalMisses({ questions, course }: CriticalMissesProps) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const missed = questions.filter(isCriticalMiss);
  if (missed.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="critical-heading" sx={cardStyles}>
      <Typography id="critical-heading" component="h2" variant="h4" sx={{ marginBlockEnd: 1.5 }}>
        {t('result.toCritical')}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {missed.map((question) => {
          const { blocks, ...langProps } = localizeBlocks(question, 'textBlocks', language);
          return (
            <li key={question.position}>
              <Link href={`#${answerId(question.position)}`} sx={linkStyles}>
                {t('questionNumber', { number: String(question.position) })}
              </Link>
              <Typography {...langProps}>{richTextToPlainText(blocks)}</Typography>
              <MissedChoice question={question} course={course} />
            </li>
          );
        })}
      </Box>
    </Card>
  );
}

/** What was answered, where the author has no note on it. */
function MissedChoice({ question, course }: { question: ReviewedQuestion; course: ReviewedCourse }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const notes = question.review?.notes ?? [];
  if (notes.length > 0) return <ChoiceNotes question={question} notes={notes} course={course} />;
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('review.yours')}
      </Typography>
      <ResponseView
        kind={question.kind}
        language={language}
        body={question}
        // The server has checked that it fits the question.
        response={question.response as QuestionResponse | null}
      />
    </Box>
  );
}

const cardStyles = { padding: { xs: 2, sm: 3 }, borderColor: 'danger' } as const;

const listStyles = { listStyle: 'none', display: 'grid', gap: 2.5, margin: 0, padding: 0 } as const;

const linkStyles = { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 700 } as const;
