import { Box, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import { formatNumber, useLanguage, usePlural, useTranslation } from '../../../language';
import { EmptyState, QueryResult, TextSkeleton } from '../../../ui/feedback/queryStates';
import { useDraft } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey } from '../../courseEditor/drafts/draftKeys';
import { firstLine } from '../slots/describeQuestion';
import { describeTakenAnswer, findMisconception } from './describeTakenAnswer';
import { useQuizStatisticsQuery, type QuizStatisticsQuery } from './__generated__/StatisticsTab';

/** For each question, how many answered it right, and which wrong answers were taken how often. */
export function StatisticsTab({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('quizEditor');
  const query = useQuizStatisticsQuery({ variables: { lessonId }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryResult of={query} skeleton={<TextSkeleton lines={6} />}>
      {({ quizStatistics }) =>
        quizStatistics.some(({ answered }) => answered > 0) ? (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
              {t('statistics.hint')}
            </Typography>
            <Box component="ol" sx={listStyles}>
              {quizStatistics
                .filter(({ answered }) => answered > 0)
                .map((statistics) => (
                  <QuestionFigures key={statistics.questionId} statistics={statistics} />
                ))}
            </Box>
          </>
        ) : (
          <EmptyState level={3} title={t('statistics.none')} text={t('statistics.noneText')} />
        )
      }
    </QueryResult>
  );
}

type Statistics = QuizStatisticsQuery['quizStatistics'][number];

function QuestionFigures({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const formatCount = usePlural('quizEditor');
  const id = useId();
  const { position, answered, right, wrongTaken } = statistics;
  const { text, ...languageProps } = firstLine(statistics, language);
  const percent = Math.floor((right * 100) / answered);
  return (
    <Box component="li" aria-labelledby={id} sx={cardStyles}>
      <Typography id={id} component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {position === null ? '' : `${formatNumber(position, language)}. `}
        <span {...languageProps}>{text}</span>
      </Typography>
      <Bar
        label={t('statistics.fullyRight')}
        percent={percent}
        value={t('statistics.share', {
          percent: String(percent),
          number: formatNumber(right, language),
          of: formatNumber(answered, language),
        })}
        isRight
      />
      {wrongTaken.length > 0 && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
            {t('statistics.wrong')}
          </Typography>
          <WrongAnswers statistics={statistics} formatTimes={(count) => formatCount('statistics.times', count)} />
        </>
      )}
    </Box>
  );
}

interface WrongAnswersProps {
  statistics: Statistics;
  formatTimes(count: number): string;
}

function WrongAnswers({ statistics: { questionId, answered, wrongTaken }, formatTimes }: WrongAnswersProps) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const values = useDraft(questionDraftKey(questionId))?.values;
  const words = { true: t('statement.true'), false: t('statement.false') };
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {wrongTaken.map(({ response, count }, index) => (
        <li key={index}>
          <Bar
            label={(values && describeTakenAnswer(values, response, { language, words })) || t('statistics.other')}
            percent={Math.floor((count * 100) / answered)}
            value={formatTimes(count)}
          />
          {values && <Misconception name={findMisconception(values, response, language)} />}
        </li>
      ))}
    </Box>
  );
}

/** What those who chose the option may think. */
function Misconception({ name }: { name: string }) {
  const { t } = useTranslation('quizEditor');
  if (name === '') return null;
  return (
    <Typography variant="body2" sx={{ color: 'amberInk' }}>
      {t('statistics.misconception', { name })}
    </Typography>
  );
}

interface BarProps {
  label: string;
  percent: number;
  /** What the bar shows, as text. */
  value: string;
  isRight?: boolean;
}

/** A bar whose value is also a text: readers hear the text alone. */
function Bar({ label, percent, value, isRight = false }: BarProps) {
  return (
    <Box sx={barStyles}>
      <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <span>{value}</span>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={percent}
        sx={{
          gridColumn: '1 / -1',
          '& .MuiLinearProgress-bar': { backgroundColor: isRight ? 'primary.main' : 'danger' },
        }}
      />
    </Box>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 } as const;

const cardStyles = { padding: 2, border: '1px solid', borderColor: 'divider', borderRadius: '14px' } as const;

const barStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1.5,
  rowGap: 0.5,
  marginBlockStart: 1,
} as const;
