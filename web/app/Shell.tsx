import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { paths } from '../paths';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageProgress } from './PageProgress';
import { SkipLink } from './SkipLink';
import { useFocusOnArrival } from './useFocusOnArrival';

/**
 * What a scroll position belongs to. Every page that the browser itself loads has the same key: there it is the address,
 * so that a link from elsewhere does not open where another page was left.
 */
const placeOf = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? pathname + search + hash : key;

/** What surrounds every screen: bar above, footer below. */
export function Shell() {
  useFocusOnArrival();
  const isHome = useLocation().pathname === paths.home;
  return (
    <Box sx={{ '--tayyar-bar': '72px', display: 'flex', flexDirection: 'column', minBlockSize: '100vh' }}>
      <SkipLink />
      <PageProgress />
      <Header />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flex: '1 0 auto', outline: 'none', paddingBlockStart: isHome ? 0 : 'var(--tayyar-bar)' }}
      >
        <Outlet />
      </Box>
      <Footer />
      <ScrollRestoration getKey={placeOf} />
    </Box>
  );
}
