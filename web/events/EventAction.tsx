import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { eventAnchor } from '../../schema/contract/addresses';
import type { EventCardFragment } from './__generated__/EventsScreen';
import { paths } from '../paths';
import { useViewer } from '../session/useViewer';
import { ButtonLink } from '../ui/RouterLink';
import { RegisterButton } from './RegisterButton';
import { Registered } from './Registered';

interface EventActionProps {
  event: EventCardFragment;
  /** Called once a seat was taken or given back. */
  onDone(): void;
}

/** What one can do about the event: register, sign in first, nothing (sold out, past), or what the registered can do. */
export function EventAction({ event, onDone }: EventActionProps) {
  const { t } = useTranslation('events');
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  if (!event.isUpcoming)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {t('over')} {event.myRegistration && t('wasRegistered')}
      </Typography>
    );
  if (viewer) return <ViewersAction event={event} onDone={onDone} />;
  if (event.isSoldOut) return <SoldOut />;
  if (loading) return <Skeleton variant="rounded" height={48} />;
  return (
    <ButtonLink to={paths.auth(`${pathname}${search}#${eventAnchor(event.id)}`)} variant="contained">
      {t('register')}
    </ButtonLink>
  );
}

function ViewersAction({ event, onDone }: EventActionProps) {
  if (event.myRegistration) return <Registered event={event} onDone={onDone} />;
  return event.isSoldOut ? <SoldOut /> : <RegisterButton eventId={event.id} onDone={onDone} />;
}

function SoldOut() {
  const { t } = useTranslation('events');
  return (
    <Button variant="contained" disabled>
      {t('soldOut')}
    </Button>
  );
}
