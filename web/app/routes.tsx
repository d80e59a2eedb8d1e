import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths';
import { Broken } from './Broken';
import { Guarded } from './Guarded';
import { Shell } from './Shell';

const comingSoon = (page: 'blog' | 'events' | 'glossary' | 'polls' | 'about' | 'contact' | 'dashboard') => async () => {
  const { ComingSoonScreen } = await import('./ComingSoonScreen');
  return { element: <ComingSoonScreen page={page} /> };
};

const screens: RouteObject[] = [
  {
    id: 'home/HomeScreen',
    index: true,
    lazy: async () => ({ Component: (await import('../home/HomeScreen')).HomeScreen }),
  },
  {
    id: 'accounts/AuthScreen',
    path: '/auth',
    lazy: async () => ({ Component: (await import('../accounts/AuthScreen')).AuthScreen }),
  },
  {
    id: 'catalog/CourseListScreen',
    path: '/courses',
    lazy: async () => ({ Component: (await import('../catalog/CourseListScreen')).CourseListScreen }),
  },
  {
    id: 'app/CoursePlace',
    path: '/courses/:id',
    lazy: async () => ({ Component: (await import('./CoursePlace')).CoursePlace }),
  },
  { path: paths.blog, lazy: comingSoon('blog') },
  { path: paths.events, lazy: comingSoon('events') },
  { path: paths.glossary, lazy: comingSoon('glossary') },
  { path: paths.polls, lazy: comingSoon('polls') },
  { path: paths.about, lazy: comingSoon('about') },
  { path: paths.contact, lazy: comingSoon('contact') },
  {
    path: paths.dashboard.student,
    element: <Guarded role="student" />,
    children: [
      {
        id: 'dashboards/StudentDashboardScreen',
        index: true,
        lazy: async () => ({
          Component: (await import('../dashboards/StudentDashboardScreen')).StudentDashboardScreen,
        }),
      },
    ],
  },
  {
    path: paths.dashboard.trainer,
    element: <Guarded role="trainer" />,
    children: [{ index: true, lazy: comingSoon('dashboard') }],
  },
  {
    path: paths.dashboard.admin,
    element: <Guarded role="admin" />,
    children: [{ index: true, lazy: comingSoon('dashboard') }],
  },
  { path: '*', lazy: async () => ({ Component: (await import('./NotFoundScreen')).NotFoundScreen }) },
];

/** The route table (spec.md section 2). Screens are chunks of their own; a route's id names the module of its screen. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    errorElement: <Broken />,
    children: [{ errorElement: <Broken />, children: screens }],
  },
];
