import { type RouteObject, Outlet, useLocation } from 'react-router-dom';
import { useState } from 'react';
import { roles, type Role } from '../../../schema/contract/permissions';
import { newsletterPaths } from '../../../schema/contract/urls';
import { paths, Redirect } from '../../routing';
import { notFoundRouteId } from '../../routing/pageAddress';
import { Shell } from '../shell/Shell';
import { loggedOutVar } from '../../session/sessionSync';
import { useViewer } from '../../session/useViewer';
import { PageSpinner } from '../../ui/feedback/queryStates';
import { adminRoutes } from './adminRoutes';
import { ownCertificateRoutes, publicCertificateRoutes } from './certificateRoutes';
import { checkoutRoutes, paymentRoutes } from './paymentRoutes';
import { RouteError } from './RouteError';

/** The module of a route: routes that share a screen have a suffix after a colon. */
export const screenModuleOf = (routeId: string): string => routeId.split(':', 1)[0] ?? routeId;

const siteDocumentRoutes = (['help', 'privacy', 'terms', 'refunds'] as const).map((name): RouteObject => ({
  id: `siteDocuments/SiteDocumentScreen:${name}`,
  path: paths.documents[name],
  lazy: () => import('../../siteDocuments/SiteDocumentScreen'),
}));

const newsletterLinkRoutes = (['confirm', 'unsubscribe'] as const).map((name): RouteObject => ({
  id: `newsletter/NewsletterLinkScreen:${name}`,
  path: newsletterPaths[name],
  lazy: () => import('../../newsletter/NewsletterLinkScreen'),
}));

const screenRoutes: RouteObject[] = [
  {
    id: 'home/HomeScreen',
    index: true,
    lazy: () => import('../../home/HomeScreen'),
  },
  {
    id: 'accounts/auth/AuthScreen',
    path: '/auth',
    lazy: () => import('../../accounts/auth/AuthScreen'),
  },
  {
    id: 'accounts/links/ConfirmEmailScreen',
    path: paths.confirmEmail,
    lazy: () => import('../../accounts/links/ConfirmEmailScreen'),
  },
  {
    id: 'accounts/links/ConfirmEmailChangeScreen',
    path: paths.confirmEmailChange,
    lazy: () => import('../../accounts/links/ConfirmEmailChangeScreen'),
  },
  {
    id: 'accounts/links/RevertEmailChangeScreen',
    path: paths.revertEmailChange,
    lazy: () => import('../../accounts/links/RevertEmailChangeScreen'),
  },
  {
    id: 'accounts/password/ForgotPasswordScreen',
    path: paths.forgotPassword,
    lazy: () => import('../../accounts/password/ForgotPasswordScreen'),
  },
  {
    id: 'accounts/password/ResetPasswordScreen',
    path: paths.resetPassword,
    lazy: () => import('../../accounts/password/ResetPasswordScreen'),
  },
  {
    id: 'catalog/courseList/CourseListScreen',
    path: '/courses',
    lazy: () => import('../../catalog/courseList/CourseListScreen'),
  },
  {
    id: 'app/routing/CourseRoute',
    path: '/courses/:id',
    lazy: () => import('./CourseRoute'),
  },
  {
    id: 'app/routing/BlogRoute',
    path: paths.blog(),
    lazy: () => import('./BlogRoute'),
  },
  {
    id: 'blog/blogPostDetail/BlogPostScreen',
    path: '/blog/:slug',
    lazy: () => import('../../blog/blogPostDetail/BlogPostScreen'),
  },
  {
    id: 'events/eventList/EventsScreen',
    path: paths.events(),
    lazy: () => import('../../events/eventList/EventsScreen'),
  },
  {
    id: 'glossary/GlossaryScreen',
    path: paths.glossary(),
    lazy: () => import('../../glossary/GlossaryScreen'),
  },
  {
    id: 'search/SearchScreen',
    path: paths.search(),
    lazy: () => import('../../search/SearchScreen'),
  },
  {
    id: 'polls/PollsScreen',
    path: paths.polls(),
    lazy: () => import('../../polls/PollsScreen'),
  },
  {
    id: 'about/AboutScreen',
    path: paths.about,
    lazy: () => import('../../about/AboutScreen'),
  },
  {
    id: 'contact/ContactScreen',
    path: paths.contact,
    lazy: () => import('../../contact/ContactScreen'),
  },
  ...publicCertificateRoutes,
  ...siteDocumentRoutes,
  ...newsletterLinkRoutes,
  {
    path: paths.account,
    element: <RequireRole role={roles} />,
    children: [
      {
        id: 'app/routing/AccountRoute',
        index: true,
        lazy: () => import('./AccountRoute'),
      },
    ],
  },
  {
    path: paths.notifications(),
    element: <RequireRole role={roles} />,
    children: [
      {
        id: 'notifications/NotificationsScreen',
        index: true,
        lazy: () => import('../../notifications/NotificationsScreen'),
      },
    ],
  },
  { path: paths.certificates(), element: <RequireRole role={roles} />, children: ownCertificateRoutes },
  { path: '/checkout', element: <RequireRole role={roles} />, children: checkoutRoutes },
  { path: paths.payments(), element: <RequireRole role={roles} />, children: paymentRoutes },
  {
    id: 'notifications/UnsubscribeScreen',
    path: paths.unsubscribe,
    lazy: () => import('../../notifications/UnsubscribeScreen'),
  },
  {
    path: paths.dashboard.student,
    element: <RequireRole role="student" />,
    children: [
      {
        id: 'student/StudentDashboardScreen',
        index: true,
        lazy: () => import('../../student/StudentDashboardScreen'),
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
        lazy: () => import('../../studio/dashboard/StudioScreen'),
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
        lazy: () => import('../../studio/newCourse/NewCourseScreen'),
      },
      {
        id: 'studio/courseEditor/CourseEditorScreen',
        path: ':id',
        lazy: () => import('../../studio/courseEditor/CourseEditorScreen'),
      },
    ],
  },
  {
    path: paths.dashboard.admin,
    element: <RequireRole role="admin" />,
    children: adminRoutes,
  },
  {
    id: notFoundRouteId,
    path: '*',
    lazy: () => import('./NotFoundScreen'),
  },
];

/**
 * Every screen is a chunk of its own. A route's id is the path of its module in `web/`, used for `modulepreload`; the
 * module exports `Component`, and `pageQueries` if the page has queries.
 */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    errorElement: <RouteError />,
    children: [{ errorElement: <RouteError />, children: screenRoutes }],
  },
];

/**
 * Renders the route for the given roles; redirects visitors to the login page (and back), and other roles and viewers
 * who have just logged out to the home page.
 */
function RequireRole({ role }: { role: Role | readonly Role[] }) {
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (viewer && !wasSignedIn) setWasSignedIn(true);
  if (loading) return <PageSpinner />;
  if (!viewer && wasSignedIn && loggedOutVar()) return <Redirect to={paths.home} />;
  // Signed out by another tab or an expired session: the login page shows a notice.
  if (!viewer) return <Redirect to={paths.auth(pathname + search)} state={{ wasSignedOut: wasSignedIn }} />;
  const allowed = [role].flat();
  if (!allowed.includes(viewer.role)) return <Redirect to={paths.home} />;
  const isRefused = viewer.mustSetUpSecondFactor && !allowed.includes('student');
  return isRefused ? <Redirect to={`${paths.account}#second-factor`} /> : <Outlet />;
}
