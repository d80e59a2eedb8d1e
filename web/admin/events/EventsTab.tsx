import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UsersIcon } from '../../art/icons/contentIcons';
import { localizeField, formatNumber, formatPrice } from '../../language/formatters';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { AdminTable } from '../table/AdminTable';
import { ArabicCell, DateCell, LatinCell, PublishedCell, StatusCell } from '../table/cells';
import { buildExportUrl } from '../table/exportUrl';
import { useBulkActions, usePublishFilter, usePublishAction } from '../table/tableActions';
import { parseYesNo, type TableConfig, useTableState } from '../table/tableState';
import type { AdminFilter, RowAction, AdminColumn } from '../table/types';
import { EventDialog } from './EventDialog';
import { EventRegistrationsDialog } from './EventRegistrationsDialog';
import {
  useDeleteEventMutation,
  useDeleteEventsMutation,
  useAdminEventListQuery,
  usePublishEventsMutation,
} from './__generated__/EventsTab';
import type { AdminEventFragment } from './__generated__/EventsTab';

type EventSortField = 'titleAr' | 'title' | 'startDate' | 'price' | 'registeredCount' | 'isPublished' | 'createdAt';

const eventTableConfig: TableConfig<EventSortField, 'status' | 'when'> = {
  columns: ['titleAr', 'title', 'startDate', 'price', 'registeredCount', 'isPublished', 'createdAt'],
  sort: 'startDate',
  direction: 'desc',
  filters: ['status', 'when'],
};

const parseEventTime = (value: string): 'upcoming' | 'past' | undefined =>
  value === 'upcoming' || value === 'past' ? value : undefined;
const eventName = (event: AdminEventFragment) => localizeField(event, 'title', 'ar');

/** Events: searched, filtered, written, published and deleted, with the lists of those who come. */
export function EventsTab() {
  const { t } = useTranslation('adminEvents');
  const { t: admin } = useTranslation('admin');
  const table = useTableState(eventTableConfig);
  const { search, filters } = table.state;
  const filter = { search, isPublished: parseYesNo(filters.status), when: parseEventTime(filters.when) };
  const read = useAdminEventListQuery({
    variables: { ...table.queryVariables, filter },
    fetchPolicy: 'cache-and-network',
  });
  const [deleteEvent] = useDeleteEventMutation();
  const [deleteEvents] = useDeleteEventsMutation();
  const [publishEvents] = usePublishEventsMutation();
  const publish = async (ids: string[], isPublished: boolean) =>
    (await publishEvents({ variables: { ids, isPublished } })).data?.publishEvents;
  const bulk = useBulkActions({
    publish,
    remove: async (ids) => (await deleteEvents({ variables: { ids } })).data?.deleteEvents,
  });
  const [guests, setGuests] = useState<{ event: AdminEventFragment; isOpen: boolean } | null>(null);
  const guestList: RowAction<AdminEventFragment> = {
    name: 'guests',
    label: (event) => t('guests.open', { name: eventName(event) }),
    icon: () => <UsersIcon />,
    run: (event) => setGuests({ event, isOpen: true }),
  };
  return (
    <>
      <AdminTable
        id="events"
        label={admin('tabs.events')}
        table={table}
        query={read}
        page={dataOrPrevious(read)?.adminEvents}
        columns={useEventColumns()}
        filters={useEventTableFilters()}
        actions={[guestList, usePublishAction(publish, eventName)]}
        bulkActions={bulk}
        nameOf={eventName}
        addLabel={t('add')}
        renderDialog={(dialog) => <EventDialog {...dialog} />}
        deleteRow={({ id }) => deleteEvent({ variables: { id } })}
        exportTo={buildExportUrl('events', { ...filter, sort: table.state.sort, direction: table.state.direction })}
      />
      {guests && (
        <EventRegistrationsDialog
          {...guests}
          onClose={() => setGuests({ ...guests, isOpen: false })}
          onGone={() => setGuests(null)}
        />
      )}
    </>
  );
}

function useEventTableFilters(): AdminFilter[] {
  const { t } = useTranslation('adminEvents');
  return [
    usePublishFilter(),
    {
      name: 'when',
      label: t('when'),
      allLabel: t('anytime'),
      options: [
        { value: 'upcoming', label: t('upcoming') },
        { value: 'past', label: t('past') },
      ],
    },
  ];
}

/** What the table says of each event. */
function useEventColumns(): AdminColumn<AdminEventFragment>[] {
  const { t } = useTranslation('adminEvents');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'titleAr',
      label: t('titleAr'),
      width: 170,
      grow: 2,
      cell: ({ titleAr }) => <ArabicCell>{titleAr}</ArabicCell>,
    },
    { field: 'title', label: t('titleEn'), width: 180, grow: 2, cell: ({ title }) => <LatinCell>{title}</LatinCell> },
    {
      field: 'startDate',
      label: t('startsAt'),
      width: 196,
      cell: ({ startsAt }) => <DateCell at={startsAt} hasTime />,
    },
    {
      field: 'price',
      label: t('price'),
      width: 138,
      cell: ({ price }) => (Number(price) === 0 ? t('free') : <bdi>{formatPrice(price, 'ar')}</bdi>),
    },
    {
      field: 'registeredCount',
      label: t('registered'),
      width: 132,
      cell: (event) => <RegistrationCount {...event} />,
    },
    {
      field: 'isPublished',
      label: admin('state.label'),
      width: 104,
      cell: ({ isPublished }) => <PublishedCell isPublished={isPublished} />,
    },
    {
      field: 'createdAt',
      label: admin('createdAt'),
      width: 150,
      isHidden: true,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
  ];
}

function RegistrationCount({ registeredCount, capacity, isSoldOut }: AdminEventFragment) {
  const { t } = useTranslation('adminEvents');
  if (capacity === null) return formatNumber(registeredCount, 'ar');
  if (isSoldOut) return <StatusCell tone="warning">{`${t('soldOut')} (${formatNumber(capacity, 'ar')})`}</StatusCell>;
  return t('seats', { taken: formatNumber(registeredCount, 'ar'), capacity: formatNumber(capacity, 'ar') });
}
