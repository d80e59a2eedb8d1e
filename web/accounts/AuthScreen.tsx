import Card from '@mui/material/Card';
import { useSearchParams } from 'react-router-dom';
import { homeOf } from '../../schema/contract/permissions';
import { safeNext } from '../paths';
import { useViewer } from '../session/useViewer';
import { Page } from '../ui/Page';
import { Redirect } from '../ui/Redirect';
import { Entrance } from './Entrance';
import { Promo } from './Promo';

/**
 * Login and register (spec.md section 2). Whoever is signed in, on arrival or by the forms, goes on to `?next=` where that
 * is a page of this site, else to the dashboard of their role.
 */
export function AuthScreen() {
  const { viewer } = useViewer();
  const [search] = useSearchParams();
  if (viewer) return <Redirect to={safeNext(search.get('next')) ?? homeOf(viewer.role)} />;
  return (
    <Page sx={{ paddingBlock: { xs: 2, sm: 4, md: 6 } }}>
      <Card sx={{ display: 'grid', gridTemplateColumns: { md: '7fr 5fr' }, borderRadius: { xs: 2, sm: '24px' } }}>
        <Entrance />
        <Promo />
      </Card>
    </Page>
  );
}
