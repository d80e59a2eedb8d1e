import type { RouteObject } from 'react-router-dom';
import { roles } from '../../../schema/contract/permissions';
import { paths } from '../../paths';
import { RouteError } from './RouteError';
import { RequireRole } from './RequireRole';
import { Shell } from '../shell/Shell';

const screenRoutes: RouteObject[] = [
  {
    id: 'home/HomeScreen',
    index: true,
    lazy: async () => ({ Component: (await import('../../home/HomeScreen')).HomeScreen }),
  },
  {
    id: 'accounts/auth/AuthScreen',
    path: '/auth',
    lazy: async () => ({ Component: (await import('../../accounts/auth/AuthScreen')).AuthScreen }),
  },
  {
    id: 'catalog/courseList/CourseListScreen',
    path: '/courses',
    lazy: async () => ({ Component: (await import('../../catalog/courseList/CourseListScreen')).CourseListScreen }),
  },
  {
    id: 'app/routing/CourseRoute',
    path: '/courses/:id',
    lazy: async () => ({ Component: (await import('./CourseRoute')).CourseRoute }),
  },
  {
    id: 'app/routing/BlogRoute',
    path: paths.blog(),
    lazy: async () => ({ Component: (await import('./BlogRoute')).BlogRoute }),
  },
  {
    id: 'blog/blogPostDetail/BlogPostScreen',
    path: '/blog/:slug',
    lazy: async () => ({ Component: (await import('../../blog/blogPostDetail/BlogPostScreen')).BlogPostScreen }),
  },
  {
    id: 'events/eventList/EventsScreen',
    path: paths.events(),
    lazy: async () => ({ Component: (await import('../../events/eventList/EventsScreen')).EventsScreen }),
  },
  {
    id: 'glossary/GlossaryScreen',
    path: paths.glossary(),
    lazy: async () => ({ Component: (await import('../../glossary/GlossaryScreen')).GlossaryScreen }),
  },
  {
    id: 'polls/PollsScreen',
    path: paths.polls(),
    lazy: async () => ({ Component: (await import('../../polls/PollsScreen')).PollsScreen }),
  },
  {
    id: 'about/AboutScreen',
    path: paths.about,
    lazy: async () => ({ Component: (await import('../../about/AboutScreen')).AboutScreen }),
  },
  {
    id: 'contact/ContactScreen',
    path: paths.contact,
    lazy: async () => ({ Component: (await import('../../contact/ContactScreen')).ContactScreen }),
  },
  {
    path: paths.account,
    element: <RequireRole role={roles} />,
    children: [
      {
        id: 'accounts/settings/AccountScreen',
        index: true,
        lazy: async () => ({ Component: (await import('../../accounts/settings/AccountScreen')).AccountScreen }),
      },
    ],
  },
  {
    path: paths.dashboard.student,
    element: <RequireRole role="student" />,
    children: [
      {
        id: 'student/StudentDashboardScreen',
        index: true,
        lazy: async () => ({
          Component: (await import('../../student/StudentDashboardScreen')).StudentDashboardScreen,
        }),
      },
    ],
  },
  {
    path: paths.dashboard.trainer,
    element: <RequireRole role="trainer" />,
    children: [
      {
        id: 'studio/dashboard/StudioScreen',
        index: true,
        lazy: async () => ({ Component: (await import('../../studio/dashboard/StudioScreen')).StudioScreen }),
      },
    ],
  },
  {
    path: '/dashboard/trainer/courses',
    element: <RequireRole role={['trainer', 'admin']} />,
    children: [
      {
        id: 'studio/newCourse/NewCourseScreen',
        path: 'new',
        lazy: async () => ({ Component: (await import('../../studio/newCourse/NewCourseScreen')).NewCourseScreen }),
      },
      {
        id: 'studio/courseEditor/CourseEditorScreen',
        path: ':id',
        lazy: async () => ({
          Component: (await import('../../studio/courseEditor/CourseEditorScreen')).CourseEditorScreen,
        }),
      },
    ],
  },
  {
    path: paths.dashboard.admin,
    element: <RequireRole role="admin" />,
    children: [
      {
        id: 'admin/AdminScreen',
        index: true,
        lazy: async () => ({ Component: (await import('../../admin/AdminScreen')).AdminScreen }),
      },
      {
        id: 'admin/contactMessages/contactMessageResource',
        path: paths.admin.messages,
        lazy: async () => ({
          Component: (await import('../../admin/contactMessages/contactMessageResource')).ContactMessagesScreen,
        }),
      },
      {
        id: 'admin/newsletter/newsletterResource',
        path: paths.admin.newsletter,
        lazy: async () => ({ Component: (await import('../../admin/newsletter/newsletterResource')).NewsletterScreen }),
      },
      {
        id: 'admin/reviews/reviewResource',
        path: paths.admin.reviews,
        lazy: async () => ({ Component: (await import('../../admin/reviews/reviewResource')).ReviewsScreen }),
      },
      {
        id: 'admin/categories/categoryResource',
        path: paths.admin.categories,
        lazy: async () => ({ Component: (await import('../../admin/categories/categoryResource')).CategoriesScreen }),
      },
      {
        id: 'admin/glossary/glossaryTermResource',
        path: paths.admin.glossary,
        lazy: async () => ({
          Component: (await import('../../admin/glossary/glossaryTermResource')).GlossaryTermsScreen,
        }),
      },
      {
        id: 'admin/audit/auditResource',
        path: paths.admin.audit,
        lazy: async () => ({ Component: (await import('../../admin/audit/auditResource')).AuditScreen }),
      },
    ],
  },
  { path: '*', lazy: async () => ({ Component: (await import('./NotFoundScreen')).NotFoundScreen }) },
];

/** Every screen is a chunk of its own. A route's id is the path of its module in `web/`, used for `modulepreload`. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    errorElement: <RouteError />,
    children: [{ errorElement: <RouteError />, children: screenRoutes }],
  },
];
