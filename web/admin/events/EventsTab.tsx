import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeIcon } from '../../art/icons/EyeIcon';
import { EyeOffIcon } from '../../art/icons/EyeOffIcon';
import { UsersIcon } from '../../art/icons/UsersIcon';
import {
  useDeleteEventMutation,
  useDeleteEventsMutation,
  useEventTableQuery,
  usePublishEventsMutation,
  type AdminEventFragment,
} from '../../data/generated/admin';
import { inLanguage } from '../../language/formats';
import { kept } from '../../ui/kept';
import { AdminTable } from '../table/AdminTable';
import { exportAddress } from '../table/exportAddress';
import { asFlag, type TableShape } from '../table/state';
import type { AdminFilter, RowAction } from '../table/types';
import { useBulkActions } from '../table/useBulkActions';
import { useRowSwitch } from '../table/useRowSwitch';
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
  const switchRow = useRowSwitch(publish);
  const [guests, setGuests] = useState<{ event: AdminEventFragment; isOpen: boolean } | null>(null);
  const actions: RowAction<AdminEventFragment>[] = [
    {
      name: 'guests',
      label: (event) => t('guests.open', { name: nameOf(event) }),
      icon: () => <UsersIcon />,
      run: (event) => setGuests({ event, isOpen: true }),
    },
    {
      name: 'publish',
      label: (event) => t(event.isPublished ? 'unpublish' : 'publish', { name: nameOf(event) }),
      icon: ({ isPublished }) => (isPublished ? <EyeOffIcon /> : <EyeIcon />),
      run: (event) => void switchRow(event, !event.isPublished),
    },
  ];
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
        actions={actions}
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
  const { t: admin } = useTranslation('admin');
  return [
    {
      name: 'status',
      label: admin('state.label'),
      all: admin('state.all'),
      options: [
        { value: 'yes', label: admin('state.published') },
        { value: 'no', label: admin('state.draft') },
      ],
    },
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
