import type { RouteObject } from 'react-router-dom';
import { roles } from '../../schema/contract/permissions';
import { paths } from '../paths';
import { Broken } from './Broken';
import { Guarded } from './Guarded';
import { Shell } from './Shell';

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
    path: paths.account,
    element: <Guarded role={roles} />,
    children: [
      {
        id: 'accounts/AccountScreen',
        index: true,
        lazy: async () => ({ Component: (await import('../accounts/AccountScreen')).AccountScreen }),
      },
    ],
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
    children: [
      {
        id: 'studio/TrainerDashboardScreen',
        index: true,
        lazy: async () => ({ Component: (await import('../studio/TrainerDashboardScreen')).TrainerDashboardScreen }),
      },
    ],
  },
  {
    path: '/dashboard/trainer/courses',
    element: <Guarded role={['trainer', 'admin']} />,
    children: [
      {
        id: 'studio/NewCourseScreen',
        path: 'new',
        lazy: async () => ({ Component: (await import('../studio/NewCourseScreen')).NewCourseScreen }),
      },
      {
        id: 'studio/CourseEditorScreen',
        path: ':id',
        lazy: async () => ({ Component: (await import('../studio/CourseEditorScreen')).CourseEditorScreen }),
      },
    ],
  },
  {
    path: paths.dashboard.admin,
    element: <Guarded role="admin" />,
    children: [
      {
        id: 'admin/AdminScreen',
        index: true,
        lazy: async () => ({ Component: (await import('../admin/AdminScreen')).AdminScreen }),
      },
      {
        id: 'admin/messages/MessagesScreen',
        path: paths.admin.messages,
        lazy: async () => ({ Component: (await import('../admin/messages/MessagesScreen')).MessagesScreen }),
      },
      {
        id: 'admin/newsletter/NewsletterScreen',
        path: paths.admin.newsletter,
        lazy: async () => ({ Component: (await import('../admin/newsletter/NewsletterScreen')).NewsletterScreen }),
      },
      {
        id: 'admin/reviews/ReviewsScreen',
        path: paths.admin.reviews,
        lazy: async () => ({ Component: (await import('../admin/reviews/ReviewsScreen')).ReviewsScreen }),
      },
      {
        id: 'admin/categories/CategoriesScreen',
        path: paths.admin.categories,
        lazy: async () => ({ Component: (await import('../admin/categories/CategoriesScreen')).CategoriesScreen }),
      },
      {
        id: 'admin/glossary/TermsScreen',
        path: paths.admin.glossary,
        lazy: async () => ({ Component: (await import('../admin/glossary/TermsScreen')).TermsScreen }),
      },
      {
        id: 'admin/audit/AuditScreen',
        path: paths.admin.audit,
        lazy: async () => ({ Component: (await import('../admin/audit/AuditScreen')).AuditScreen }),
      },
    ],
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
