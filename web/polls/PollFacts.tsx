import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../art/icons/ClockIcon';
import { UsersIcon } from '../art/icons/UsersIcon';
import type { PollCardFragment } from './__generated__/PollsScreen';
import { formatDate } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { useLanguage } from '../language/useLanguage';
import { Fact } from '../ui/Fact';

/** Above the question: whether one can vote, how many did, and until when. */
export function PollFacts({ poll: { isExpired, voterCount, endsAt } }: { poll: PollCardFragment }) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const counted = useCounted('polls');
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, marginBlockEnd: 1.5 }}
    >
      <Chip
        size="small"
        color={isExpired ? 'default' : 'success'}
        variant={isExpired ? 'outlined' : 'filled'}
        label={t(isExpired ? 'expired' : 'active')}
      />
      <Fact icon={<UsersIcon size={18} />}>{counted('votes', voterCount)}</Fact>
      {endsAt && (
        <Fact icon={<ClockIcon size={18} />}>
          {t(isExpired ? 'endedOn' : 'until', { date: formatDate(endsAt, language) })}
        </Fact>
      )}
    </Stack>
  );
}
