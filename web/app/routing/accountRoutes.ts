import type { RouteObject } from 'react-router-dom';
import { accountPages, type AccountPage } from '../../../schema/contract/urls';

/** Below `/account`: the profile and the other pages. */
export const accountRoutes: RouteObject[] = [
  {
    id: 'app/routing/AccountRoute',
    index: true,
    lazy: async () => {
      const { AccountRoute, listAccountRouteQueries } = await import('./AccountRoute');
      return { Component: AccountRoute, handle: listAccountRouteQueries };
    },
  },
  ...(Object.keys(accountPages) as AccountPage[]).map((page): RouteObject => ({
    id: `accounts/settings/accountPageScreens:${page}`,
    path: page,
    lazy: async () => {
      const { accountPageScreens, listAccountPageQueries } = await import('../../accounts/settings/accountPageScreens');
      return { Component: accountPageScreens[page], handle: listAccountPageQueries[page] };
    },
  })),
];
