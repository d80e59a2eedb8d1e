import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router-dom';
import { paths } from '../paths';
import { PageMeta } from '../seo/PageMeta';
import { LoadingRegion } from '../ui/feedback/LoadingRegion';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { PageContainer } from '../ui/layout/PageContainer';
import { LinkTabs } from '../ui/navigation/LinkTabs';
import { adminPages } from './AdminPage';
import { AdminResourceScreen } from './resource/AdminResourceScreen';
import type { AdminResource } from './resource/adminResource';
import type { ResourceNamespace } from './resource/resourceTexts';
import { AdminTableSkeleton } from './table/TableSkeleton';
import type { AdminRow } from './table/types';

const adminTabNames = ['users', 'courses', 'blog', 'events', 'faqs', 'polls'] as const;
type AdminTabName = (typeof adminTabNames)[number];

/** The list of a resource as a lazy component. */
const toTab = <Row extends AdminRow, Filter extends string, Data, Variables, Namespace extends ResourceNamespace>(
  resource: AdminResource<Row, Filter, Data, Variables, Namespace>,
) => ({ default: () => <AdminResourceScreen resource={resource} /> });

/** Content of each tab, loaded when the tab is opened (R-ADM-1). */
const adminTabs: Record<AdminTabName, ComponentType> = {
  courses: lazy(async () => toTab((await import('./courses/courseResource')).courseResource)),
  users: lazy(async () => toTab((await import('./users/userResource')).userResource)),
  events: lazy(async () => toTab((await import('./events/eventResource')).eventResource)),
  blog: lazy(async () => toTab((await import('./blog/blogPostResource')).blogPostResource)),
  faqs: lazy(async () => toTab((await import('./faqs/faqResource')).faqResource)),
  polls: lazy(async () => toTab((await import('./polls/pollResource')).pollResource)),
};

/** Admin panel with six tabs and links to the other admin pages (R-ADM-1). */
export function AdminScreen() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const chosen = adminTabNames.find((name) => name === search.get('tab')) ?? 'users';
  // Tables measure themselves and need scripts: the server's page keeps their place.
  const Tab = useIsHydrated() ? adminTabs[chosen] : undefined;
  const waiting = (
    <LoadingRegion>
      <AdminTableSkeleton />
    </LoadingRegion>
  );
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageMeta title={t('title')} isIndexed={false} />
      <AdminHeader />
      <LinkTabs
        id="admin"
        label={t('tabsLabel')}
        tabs={adminTabNames.map((name) => ({
          name,
          label: t(`tabs.${name}`),
          to: paths.admin.panel(name === 'users' ? undefined : name),
        }))}
        chosen={chosen}
      >
        <Suspense key={chosen} fallback={waiting}>
          {Tab ? <Tab /> : waiting}
        </Suspense>
      </LinkTabs>
    </PageContainer>
  );
}

/** What the panel is, and the ways to the screens beside its tabs. */
function AdminHeader() {
  const { t } = useTranslation('admin');
  return (
    <Stack sx={{ gap: 2.5, marginBlockEnd: 3 }}>
      <div>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
          {t('title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('subtitle')}</Typography>
      </div>
      <Box component="nav" aria-label={t('placesLabel')}>
        <Stack
          component="ul"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {adminPages.map((name) => (
            <li key={name}>
              <Chip component={Link} to={paths.admin[name]} clickable variant="outlined" label={t(`places.${name}`)} />
            </li>
          ))}
        </Stack>
      </Box>
    </Stack>
  );
}
