import { useState, type ComponentType } from 'react';
import { Outlet, useLocation, type RouteObject } from 'react-router-dom';
import type { Role } from '../../../schema/contract/permissions';
import type { ListPageQueries } from '../../data/pageQueries';
import { paths, Redirect } from '../../routing';
import { listScreens, screenAreas, type Screen, type ScreenArea } from '../../routing/screens';
import { loggedOutVar } from '../../session/sessionSync';
import { useViewer } from '../../session/useViewer';
import { PageSpinner } from '../../ui/feedback/queryStates';
import { RootLayout } from '../shell/RootLayout';
import { SiteShell } from '../shell/SiteShell';
import { workplaceShell } from '../workplace/workplaceShell';
import { RouteError } from './RouteError';

interface ScreenModule {
  Component: ComponentType;
  pageQueries?: ListPageQueries;
}

/** A route of a screen; `lazy` adds what the module exports. */
export interface ScreenRoute extends Partial<ScreenModule> {
  handle: Screen;
}

/** Typed here: the table, which gives screens their paths, must not depend on the types of screens. */
const areas: readonly ScreenArea<ScreenModule>[] = Object.values(screenAreas);

const toRoutes = (shell: ScreenArea['shell']): RouteObject[] =>
  areas
    .filter((area) => area.shell === shell)
    .flatMap((area): RouteObject[] => {
      const children = listScreens(area).map((screen) => ({
        id: screen.path,
        path: screen.path,
        lazy: screen.lazy,
        handle: screen,
      }));
      return area.roles ? [{ element: <RequireRole roles={area.roles} />, children }] : children;
    });

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        errorElement: (
          <SiteShell>
            <RouteError />
          </SiteShell>
        ),
        children: [
          { element: <SiteShell />, children: [{ errorElement: <RouteError />, children: toRoutes(undefined) }] },
          {
            lazy: async () => ({ Component: (await workplaceShell.lazy()).WorkplaceShell }),
            children: [{ errorElement: <RouteError />, children: toRoutes('workplace') }],
          },
        ],
      },
    ],
  },
];

/**
 * Renders the route for the given roles; redirects visitors to the login page (and back), and other roles and viewers
 * who have just logged out to the home page.
 */
function RequireRole({ roles }: { roles: readonly Role[] }) {
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (viewer && !wasSignedIn) setWasSignedIn(true);
  if (loading) return <PageSpinner />;
  if (!viewer && wasSignedIn && loggedOutVar()) return <Redirect to={paths.home} />;
  // Signed out by another tab or an expired session: the login page shows a notice.
  if (!viewer) return <Redirect to={paths.auth(pathname + search)} state={{ wasSignedOut: wasSignedIn }} />;
  if (!roles.includes(viewer.role)) return <Redirect to={paths.home} />;
  const isRefused = viewer.mustSetUpSecondFactor && !roles.includes('student');
  return isRefused ? <Redirect to={paths.accountSection('second-factor')} /> : <Outlet />;
}
