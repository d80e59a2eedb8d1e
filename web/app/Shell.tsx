import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { paths } from '../paths';
import { Spinner } from '../ui/Spinner';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageProgress } from './PageProgress';
import { SkipLink } from './SkipLink';
import { useFixedLanguage } from './useFixedLanguage';
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
  const { pathname } = useLocation();
  const isHome = pathname === paths.home;
  const isSpoken = useFixedLanguage(pathname);
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
        {isSpoken ? <Outlet /> : <Spinner />}
      </Box>
      <Footer />
      <ScrollRestoration getKey={placeOf} />
    </Box>
  );
}
