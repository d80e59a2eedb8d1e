import { Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { languages, type Language } from '../../../schema/contract/languages';
import { useLanguage, usePlural, useTranslation } from '../../language';
import { PracticeQuestion } from './PracticeQuestion';
import { BeginButtons, NextTime, type PracticeActionsProps } from './PracticeStart';
import type { PracticedQuestionFragment } from './__generated__/practice';

interface PracticeRoundProps extends PracticeActionsProps {
  questions: readonly PracticedQuestionFragment[];
  onEnd(): void;
}

/** Questions one after another, each with its verdict at once; then how it went and when the next round waits. */
export function PracticeRound({ course, practice, questions, onBegin, onEnd }: PracticeRoundProps) {
  const { t } = useTranslation('practice');
  const { language: pageLanguage } = useLanguage();
  const [chosenLanguage, setChosenLanguage] = useState<Language | null>(null);
  const language = chosenLanguage ?? pageLanguage;
  const [index, setIndex] = useState(0);
  const [verdicts, setVerdicts] = useState<readonly boolean[]>([]);
  const question = questions[index];
  const number = String(index + 1);
  const total = String(questions.length);
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={(100 * index) / questions.length}
        aria-label={t('progress')}
        sx={{ marginBlockEnd: 2 }}
      />
      {question ? (
        <PracticeQuestion
          key={question.id}
          heading={t('questionOf', { number, total })}
          course={course}
          question={question}
          language={language}
          otherLanguage={languages.find((each) => each !== language)}
          onLanguageChange={setChosenLanguage}
          isLast={index === questions.length - 1}
          onAnswered={(isRight) => setVerdicts([...verdicts, isRight])}
          onNext={() => setIndex(index + 1)}
        />
      ) : (
        <RoundEnd course={course} practice={practice} verdicts={verdicts} onBegin={onBegin} onEnd={onEnd} />
      )}
    </>
  );
}

interface RoundEndProps extends PracticeActionsProps {
  /** Whether each answer was right. */
  verdicts: readonly boolean[];
  onEnd(): void;
}

function RoundEnd({ course, practice, verdicts, onBegin, onEnd }: RoundEndProps) {
  const { t } = useTranslation('practice');
  const formatCount = usePlural('practice');
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const right = verdicts.filter(Boolean).length;
  return (
    <Card component="section" aria-labelledby="round-end" sx={{ display: 'grid', gap: 2, padding: { xs: 2, sm: 3 } }}>
      <Typography ref={headingRef} id="round-end" component="h2" variant="h4" tabIndex={-1} sx={{ outline: 'none' }}>
        {t('done')}
      </Typography>
      {verdicts.length > 0 && (
        <Typography>{formatCount('rightOf', verdicts.length, { correct: String(right) })}</Typography>
      )}
      <NextTime practice={practice} />
      <BeginButtons course={course} practice={practice} onBegin={onBegin} />
      <Box>
        <Button variant="text" color="inherit" onClick={onEnd} sx={{ minBlockSize: 44 }}>
          {t('toOverview')}
        </Button>
      </Box>
    </Card>
  );
}
