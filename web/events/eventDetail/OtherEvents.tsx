import { pageSizes } from '../../../schema/contract/pageSizes';
import { ArrowForwardIcon } from '../../art/icons/commonIcons';
import { useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { CardGrid } from '../../ui/layout/CardGrid';
import { PageContainer, Section, SectionBackground } from '../../ui/layout/Section';
import { EventTeaserCard } from '../EventTeaserCard';
import type { EventTeaserCardFragment } from '../__generated__/EventTeaserCard';

/** The next events besides the one of the page. */
export function OtherEvents({ events }: { events: readonly EventTeaserCardFragment[] }) {
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
