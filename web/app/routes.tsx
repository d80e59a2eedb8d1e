import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths';
import { Broken } from './Broken';
import { Guarded } from './Guarded';
import { Shell } from './Shell';

const comingSoon = async () => ({ Component: (await import('./ComingSoonScreen')).ComingSoonScreen });

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
  {
    id: 'app/BlogPlace',
    path: paths.blog(),
    lazy: async () => ({ Component: (await import('./BlogPlace')).BlogPlace }),
  },
  {
    id: 'blog/ArticleScreen',
    path: '/blog/:slug',
    lazy: async () => ({ Component: (await import('../blog/ArticleScreen')).ArticleScreen }),
  },
  {
    id: 'events/EventsScreen',
    path: paths.events(),
    lazy: async () => ({ Component: (await import('../events/EventsScreen')).EventsScreen }),
  },
  {
    id: 'glossary/GlossaryScreen',
    path: paths.glossary(),
    lazy: async () => ({ Component: (await import('../glossary/GlossaryScreen')).GlossaryScreen }),
  },
  {
    id: 'polls/PollsScreen',
    path: paths.polls(),
    lazy: async () => ({ Component: (await import('../polls/PollsScreen')).PollsScreen }),
  },
  {
    id: 'about/AboutScreen',
    path: paths.about,
    lazy: async () => ({ Component: (await import('../about/AboutScreen')).AboutScreen }),
  },
  {
    id: 'contact/ContactScreen',
    path: paths.contact,
    lazy: async () => ({ Component: (await import('../contact/ContactScreen')).ContactScreen }),
  },
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
    children: [{ index: true, lazy: comingSoon }],
  },
  {
    path: paths.dashboard.admin,
    element: <Guarded role="admin" />,
    children: [{ index: true, lazy: comingSoon }],
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
