import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { limits } from '../../schema/contract/limits';
import { PollsHeroArt } from '../art/PollsHeroArt';
import { usePollsQuery } from './__generated__/PollsScreen';
import { kept } from '../ui/kept';
import { Page } from '../ui/Page';
import { PageHero } from '../ui/PageHero';
import { PageTitle } from '../ui/PageTitle';
import { Remote } from '../ui/Remote';
import { readSpan } from '../ui/span';
import { useInSight } from '../ui/useInSight';
import { PollList } from './PollList';
import { PollsSkeleton } from './PollsSkeleton';

/** The active polls, the newest first: one votes here, and sees how they stand (spec.md section 2, Polls). */
export function PollsScreen() {
  const { t } = useTranslation('polls');
  const span = readSpan(useSearchParams()[0], limits.page.default);
  const pollList = usePollsQuery({
    variables: { first: span.pages * limits.page.default, after: span.after || undefined },
  });
  const { error, loading } = pollList;
  const data = kept(pollList);
  const place = useInSight(data ? undefined : error);
  return (
    <>
      <PageTitle title={t('page.title')} description={t('page.description')} />
      <PageHero badge={t('badge')} title={t('title')} subtitle={t('subtitle')} art={<PollsHeroArt />} />
      <Page sx={{ paddingBlock: { xs: 3, md: 5 } }}>
        <Box ref={place} tabIndex={-1} aria-busy={loading}>
          <Remote of={{ ...pollList, data }} skeleton={<PollsSkeleton />}>
            {({ polls }) => <PollList polls={polls} span={span} isLoading={loading} />}
          </Remote>
        </Box>
      </Page>
    </>
  );
}
