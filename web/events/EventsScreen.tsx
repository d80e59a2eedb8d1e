import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EventsHeroArt } from '../art/EventsHeroArt';
import { useEventListQuery } from './__generated__/EventsScreen';
import { kept } from '../ui/kept';
import { LinkTabs } from '../ui/LinkTabs';
import { Page } from '../ui/Page';
import { PageHero } from '../ui/PageHero';
import { PageTitle } from '../ui/PageTitle';
import { Remote } from '../ui/Remote';
import { EventResults } from './EventResults';
import { EventsSkeleton } from './EventsSkeleton';
import { addressOf, choices, readShown, variablesOf } from './filters';

/** The agenda: what is to come, the next event first, then what is past. Which of it is shown stands in the address. */
export function EventsScreen() {
  const { t } = useTranslation('events');
  const shown = readShown(useSearchParams()[0]);
  const eventList = useEventListQuery({ variables: variablesOf(shown) });
  // While a longer list comes, the shorter one stays; other events are waited for.
  const data = shown.pages > 1 ? kept(eventList) : eventList.data;
  const tabs = choices.map((name) => ({ name, label: t(`filter.${name}`), to: addressOf({ when: name }) }));
  return (
    <>
      <PageTitle title={t('page.title')} description={t('page.description')} />
      <PageHero badge={t('badge')} title={t('title')} subtitle={t('subtitle')} art={<EventsHeroArt />} />
      <Page sx={{ paddingBlockStart: { xs: 2, md: 4 }, paddingBlockEnd: { xs: 5, md: 8 } }}>
        <LinkTabs id="events" label={t('filter.label')} tabs={tabs} chosen={shown.when}>
          <Remote of={{ ...eventList, data }} skeleton={<EventsSkeleton />}>
            {({ events }) => <EventResults events={events} shown={shown} isLoading={eventList.loading} />}
          </Remote>
        </LinkTabs>
      </Page>
    </>
  );
}
