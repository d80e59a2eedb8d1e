import { Box, Typography } from '@mui/material';
import { formatNumber, useTranslation } from '../../language';
import { PollOptionResult } from '../../polls/PollOptionResult';
import { pollPercentages } from '../../polls/pollPercentages';
import { paths } from '../../routing';
import { plainListStyles } from '../table/factList';
import { RecordSection } from '../record/RecordSection';
import { recordScreen, type RecordPartProps } from '../record/recordScreen';
import { AdminPollByIdDocument, type AdminPollFragment } from './__generated__/pollResource';
import { PollForm, pollFields, pollResource, PollState } from './pollResource';

export const Component = recordScreen({
  resource: pollResource,
  navItem: 'polls',
  listPath: paths.admin.panel('polls'),
  entity: 'polls',
  document: AdminPollByIdDocument,
  select: ({ poll }) => poll,
  notFound: 'pollNotFound',
  Form: PollForm,
  useFields: pollFields,
  States: ({ record }) => <PollState {...record} />,
  Main: PollTotals,
});

function PollTotals({ record: { options, voterCount, isMultiple } }: RecordPartProps<AdminPollFragment, unknown>) {
  const { t } = useTranslation('adminPolls');
  const percentages = pollPercentages({ isMultiple, voterCount, options });
  return (
    <RecordSection title={t('totals')}>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
        {t('totalVoters', { n: formatNumber(voterCount, 'ar') })}
      </Typography>
      <Box component="ul" aria-label={t('totals')} sx={{ ...plainListStyles, gap: 2 }}>
        {options.map((option, index) => (
          <PollOptionResult key={option.id} option={option} percent={percentages[index] ?? 0} showVoteCount />
        ))}
      </Box>
    </RecordSection>
  );
}
