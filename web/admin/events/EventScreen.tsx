import { Stack } from '@mui/material';
import { registrationStatusLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { formatDate, useTranslation } from '../../language';
import { ButtonLink, paths, TextLink } from '../../routing';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { ParticipantExportButton } from '../participants/ParticipantExportButton';
import { RecordList } from '../record/RecordList';
import { recordScreen, type RecordPartProps } from '../record/recordScreen';
import { PublishedCell, StatusCell } from '../table/cells';
import { useEventParticipantsQuery } from './__generated__/EventRecord';
import { AdminEventByIdDocument, type AdminEventFragment } from './__generated__/eventResource';
import { EventForm, eventFields, eventResource } from './eventResource';

type EventPartProps = Pick<RecordPartProps<AdminEventFragment, unknown>, 'record'>;

export const Component = recordScreen({
  resource: eventResource,
  hiddenActions: ['registrations'],
  navItem: 'events',
  listPath: paths.admin.panel('events'),
  entity: 'events',
  document: AdminEventByIdDocument,
  select: ({ event }) => event,
  notFound: 'eventNotFound',
  Form: EventForm,
  useFields: eventFields,
  States: EventStates,
  Aside: Participants,
});

function EventStates({ record: event }: EventPartProps) {
  const { t } = useTranslation('adminEvents');
  const { t: admin } = useTranslation('admin');
  return (
    <>
      <PublishedCell isPublished={event.isPublished} label={admin('state.publishedFeminine')} />
      <StatusCell color="default">{t(event.isUpcoming ? 'upcoming' : 'past')}</StatusCell>
      {event.isSoldOut && <StatusCell color="warning">{t('soldOut')}</StatusCell>}
    </>
  );
}

/** The first participants; all of them have a page of their own. */
function Participants({ record: event }: EventPartProps) {
  const { t } = useTranslation('adminEvents');
  const query = useEventParticipantsQuery({ variables: { eventId: event.id }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryResult of={query} skeleton={<TextSkeleton lines={4} />}>
      {({ adminEventRegistrations: { rows, totalCount } }) => (
        <RecordList
          title={t('registrations.action')}
          emptyText={t('registrations.empty')}
          count={totalCount}
          action={
            <Stack direction="row" className="no-print" sx={{ flexWrap: 'wrap', gap: 1 }}>
              {totalCount > 0 && <ParticipantExportButton eventId={event.id} size="small" />}
              <ButtonLink to={paths.admin.participants(event.id)} size="small" variant="outlined">
                {t('registrations.all')}
              </ButtonLink>
            </Stack>
          }
          rows={rows.map(({ id, userId, name, phone, status, createdAt }) => ({
            id,
            title: (
              <TextLink to={paths.admin.person(userId)}>
                <bdi>{name}</bdi>
              </TextLink>
            ),
            facts: [phone && <bdi dir="ltr">{phone}</bdi>, formatDate(createdAt, 'ar')],
            state: status === 'pending_payment' && (
              <StatusCell color="warning">{registrationStatusLabelsAr.pending_payment}</StatusCell>
            ),
          }))}
        />
      )}
    </QueryResult>
  );
}
