import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UsersIcon } from '../../art/icons/UsersIcon';
import {
  useDeleteEventMutation,
  useDeleteEventsMutation,
  useEventTableQuery,
  usePublishEventsMutation,
} from '../__generated__/EventsTab';
import type { AdminEventFragment } from '../__generated__/EventsTab';
import { inLanguage } from '../../language/formats';
import { kept } from '../../ui/kept';
import { AdminTable } from '../table/AdminTable';
import { exportAddress } from '../table/exportAddress';
import { asFlag, type TableShape } from '../table/state';
import type { AdminFilter, RowAction } from '../table/types';
import { useBulkActions } from '../table/useBulkActions';
import { usePublishFilter } from '../table/usePublishFilter';
import { usePublishSwitch } from '../table/usePublishSwitch';
import { useTable } from '../table/useTable';
import { EventDialog } from './EventDialog';
import { GuestsDialog } from './GuestsDialog';
import { useColumns } from './useColumns';

type Column = 'titleAr' | 'title' | 'startDate' | 'price' | 'registeredCount' | 'isPublished' | 'createdAt';

const shape: TableShape<Column, 'status' | 'when'> = {
  columns: ['titleAr', 'title', 'startDate', 'price', 'registeredCount', 'isPublished', 'createdAt'],
  sort: 'startDate',
  direction: 'desc',
  filters: ['status', 'when'],
};

const asTime = (value: string): 'upcoming' | 'past' | undefined =>
  value === 'upcoming' || value === 'past' ? value : undefined;
const nameOf = (event: AdminEventFragment) => inLanguage(event, 'title', 'ar');

/** Events: searched, filtered, written, published and deleted, with the lists of those who come. */
export function EventsTab() {
  const { t } = useTranslation('adminEvents');
  const { t: admin } = useTranslation('admin');
  const table = useTable(shape);
  const { search, filters } = table.state;
  const filter = { search, isPublished: asFlag(filters.status), when: asTime(filters.when) };
  const read = useEventTableQuery({ variables: { ...table.window, filter }, fetchPolicy: 'cache-and-network' });
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
    label: (event) => t('guests.open', { name: nameOf(event) }),
    icon: () => <UsersIcon />,
    run: (event) => setGuests({ event, isOpen: true }),
  };
  return (
    <>
      <AdminTable
        id="events"
        label={admin('tabs.events')}
        table={table}
        read={read}
        page={kept(read)?.eventTable}
        columns={useColumns()}
        filters={useFilters()}
        actions={[guestList, usePublishSwitch(publish, nameOf)]}
        bulk={bulk}
        nameOf={nameOf}
        add={t('add')}
        form={(dialog) => <EventDialog {...dialog} />}
        remove={({ id }) => deleteEvent({ variables: { id } })}
        exportTo={exportAddress('events', { ...filter, sort: table.state.sort, direction: table.state.direction })}
      />
      {guests && (
        <GuestsDialog
          {...guests}
          onClose={() => setGuests({ ...guests, isOpen: false })}
          onGone={() => setGuests(null)}
        />
      )}
    </>
  );
}

function useFilters(): AdminFilter[] {
  const { t } = useTranslation('adminEvents');
  return [
    usePublishFilter(),
    {
      name: 'when',
      label: t('when'),
      all: t('anytime'),
      options: [
        { value: 'upcoming', label: t('upcoming') },
        { value: 'past', label: t('past') },
      ],
    },
  ];
}
