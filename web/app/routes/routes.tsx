import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ListPageQueries } from '../../data/apollo/pageQueries';
import { loadWithMessages } from '../../language/messageGroups';
import type { ScreenArea } from '../../routing/screenRow';
import { listScreens, screenAreas, type Screen } from '../../routing/screens';
import { RootLayout } from '../shell/RootLayout';
import { SiteShell } from '../shell/SiteShell';
import { workplaceShell } from '../workplace/workplaceShell';
import { RequireRole } from './RequireRole';
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
        lazy: async () => loadWithMessages(screen.messages, screen.lazy),
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
