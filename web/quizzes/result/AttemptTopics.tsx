import { Box, Card, LinearProgress, Typography } from '@mui/material';
import { localizeField, useLanguage, useTranslation } from '../../language';
import type { AttemptWithQuestionsFragment } from '../attempt/__generated__/attempt';

export function AttemptTopics({ topics }: { topics: NonNullable<AttemptWithQuestionsFragment['topics']> }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  if (topics.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="topics-heading" sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography id="topics-heading" component="h2" variant="h4" sx={{ marginBlockEnd: 1.5 }}>
        {t('result.topics')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 1.25, margin: 0, padding: 0 }}>
        {topics.map(({ tag, percent, ...names }) => (
          <Box key={tag} component="li" sx={rowStyles}>
            <bdi>{localizeField(names, 'name', language)}</bdi>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={t('result.topic', {
                topic: localizeField(names, 'name', language),
                percent: String(percent),
              })}
              sx={percent < 100 ? incompleteStyles : undefined}
            />
            <Box component="bdi" dir="ltr" sx={{ fontWeight: 700, textAlign: 'end' }}>{`${percent}%`}</Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const incompleteStyles = { '& > span': { backgroundColor: 'amber' } } as const;

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 3.5em',
  alignItems: 'center',
  gap: 2,
  overflowWrap: 'anywhere',
} as const;
