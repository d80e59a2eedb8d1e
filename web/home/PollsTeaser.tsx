import { useTranslation } from 'react-i18next';
import type { PollFiguresFragment } from '../polls/__generated__/PollsScreen';
import { paths } from '../paths';
import { PollSummary } from '../polls/PollSummary';
import { pollWidth } from '../polls/pollWidth';
import { Band } from '../ui/Band';
import { CardGrid } from '../ui/CardGrid';
import { Teaser } from './Teaser';

/** How the newest polls stand that still take votes; left out when there is none. */
export function PollsTeaser({ polls }: { polls: readonly PollFiguresFragment[] }) {
  const { t } = useTranslation('polls');
  if (polls.length === 0) return null;
  return (
    <Band ground="tint">
      <Teaser
        title={t('teaser.title')}
        subtitle={t('teaser.subtitle')}
        all={{ to: paths.polls(), label: t('teaser.all') }}
      >
        <CardGrid minCardWidth={pollWidth}>
          {polls.map((poll) => (
            <PollSummary key={poll.id} poll={poll} />
          ))}
        </CardGrid>
      </Teaser>
    </Band>
  );
}
