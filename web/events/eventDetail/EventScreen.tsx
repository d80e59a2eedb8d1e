import { Box, Card, Skeleton, Stack } from '@mui/material';
import { useParams } from 'react-router-dom';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { NoEventsArt } from '../../art/illustrations/NoEventsArt';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { useTranslation } from '../../language';
import { paths, ButtonLink } from '../../routing';
import { LoadingPageTitle } from '../../seo/PageMeta';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { NotFoundPage } from '../../ui/layout/NotFoundState';
import { offerPageStyles, stickyCardStyles } from '../../ui/layout/layoutStyles';
import { PageContainer, Section, SectionBackground } from '../../ui/layout/Section';
import { EventDetail } from './EventDetail';
import { EventDetailDocument, useEventDetailQuery } from './__generated__/EventScreen';
import { ArrowForwardIcon } from '../../art/icons/commonIcons';
import { CardGrid } from '../../ui/layout/CardGrid';
import { EventTeaserCard } from '../EventTeaserCard';
import type { EventTeaserCardFragment } from '../__generated__/EventTeaserCard';

/** One more than is shown: the event itself may be among them. */
const toVariables = (id: string) => ({ id, others: pageSizes.otherEvents + 1 });

export const pageQueries: ListPageQueries = ({ params: { id = '' } }) => [
  pageQuery(EventDetailDocument, toVariables(id)),
];

export function Component() {
  const { id = '' } = useParams();
  const eventPage = useEventDetailQuery({ variables: toVariables(id) });
  return (
    <>
      {!eventPage.data && <LoadingPageTitle />}
      <QueryResult of={eventPage} skeleton={<EventDetailSkeleton />}>
        {({ event, events }) =>
          event ? (
            <>
              <EventDetail event={event} />
              <OtherEvents events={events.nodes.filter((other) => other.id !== event.id)} />
            </>
          ) : (
            <EventNotFound />
          )
        }
      </QueryResult>
    </>
  );
}

function EventDetailSkeleton() {
  return (
    <>
      <Box data-surface="dark">
        <PageContainer sx={{ paddingBlock: { xs: 4, md: 8 } }}>
          <Stack sx={{ gap: 1.5, maxInlineSize: { md: '60%' } }}>
            <Skeleton variant="rounded" width={88} height={30} />
            <Skeleton variant="text" sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.125rem)', inlineSize: '85%' }} />
            <Skeleton variant="text" sx={{ inlineSize: '60%' }} />
          </Stack>
        </PageContainer>
      </Box>
      <PageContainer sx={offerPageStyles}>
        <Card sx={{ ...stickyCardStyles, overflow: 'hidden' }}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', blockSize: 'auto' }} />
          <Stack sx={{ gap: 2, padding: 3 }}>
            <Skeleton variant="text" sx={{ fontSize: '1.75rem', inlineSize: '45%' }} />
            <Skeleton variant="rounded" height={48} />
          </Stack>
        </Card>
        <Box sx={{ paddingBlockStart: { md: 5 } }}>
          <TextSkeleton lines={6} />
        </Box>
      </PageContainer>
    </>
  );
}

/** Also shown for an event that the viewer may not see. */
function EventNotFound() {
  const { t } = useTranslation('events');
  return (
    <NotFoundPage
      art={<NoEventsArt />}
      title={t('detail.notFound')}
      text={t('detail.notFoundText')}
      link={{ to: paths.events(), label: t('seeAll') }}
    />
  );
}

/** The next events besides the one of the page. */
function OtherEvents({ events }: { events: readonly EventTeaserCardFragment[] }) {
  const { t } = useTranslation('events');
  if (events.length === 0) return null;
  const all = (
    <ButtonLink to={paths.events()} endIcon={<ArrowForwardIcon />} sx={{ marginInline: '-10px' }}>
      {t('teaser.all')}
    </ButtonLink>
  );
  return (
    <SectionBackground ground="tint">
      <PageContainer className="no-print">
        <Section title={t('detail.others')} action={all}>
          <CardGrid>
            {events.slice(0, pageSizes.otherEvents).map((event) => (
              <EventTeaserCard key={event.id} event={event} />
            ))}
          </CardGrid>
        </Section>
      </PageContainer>
    </SectionBackground>
  );
}
