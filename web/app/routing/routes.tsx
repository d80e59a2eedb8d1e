import { type RouteObject, Outlet, useLocation } from 'react-router-dom';
import { useState } from 'react';
import { roles, type Role } from '../../../schema/contract/permissions';
import { newsletterPaths } from '../../../schema/contract/urls';
import { paths, Redirect } from '../../routing';
import { notFoundRouteId } from '../../routing/pageAddress';
import { RootLayout } from '../shell/RootLayout';
import { SiteShell } from '../shell/SiteShell';
import { loggedOutVar } from '../../session/sessionSync';
import { useViewer } from '../../session/useViewer';
import { PageSpinner } from '../../ui/feedback/queryStates';
import { accountRoutes } from './accountRoutes';
import { adminRoutes } from './adminRoutes';
import { ownCertificateRoutes, publicCertificateRoutes } from './certificateRoutes';
import { checkoutRoutes, paymentRoutes } from './paymentRoutes';
import { RouteError } from './RouteError';

/** The module of a route: routes that share a screen have a suffix after a colon. */
export const screenModuleOf = (routeId: string): string => routeId.split(':', 1)[0] ?? routeId;

const siteDocumentRoutes = (['help', 'privacy', 'terms', 'refunds'] as const).map((name): RouteObject => ({
  id: `siteDocuments/SiteDocumentScreen:${name}`,
  path: paths.documents[name],
  lazy: async () => {
    const { SiteDocumentScreen, listSiteDocumentQueries } = await import('../../siteDocuments/SiteDocumentScreen');
    return { Component: SiteDocumentScreen, handle: listSiteDocumentQueries(name) };
  },
}));

const newsletterLinkRoutes = (['confirm', 'unsubscribe'] as const).map((name): RouteObject => ({
  id: `newsletter/NewsletterLinkScreen:${name}`,
  path: newsletterPaths[name],
  lazy: async () => ({ Component: (await import('../../newsletter/NewsletterLinkScreen')).NewsletterLinkScreen }),
}));

/** In the shell of public pages. */
const siteRoutes: RouteObject[] = [
  {
    id: 'home/HomeScreen',
    index: true,
    lazy: async () => {
      const { HomeScreen, listHomeQueries } = await import('../../home/HomeScreen');
      return { Component: HomeScreen, handle: listHomeQueries };
    },
  },
  {
    id: 'accounts/auth/AuthScreen',
    path: '/auth',
    lazy: async () => ({ Component: (await import('../../accounts/auth/AuthScreen')).AuthScreen }),
  },
  {
    id: 'accounts/links/ConfirmEmailScreen',
    path: paths.confirmEmail,
    lazy: async () => ({ Component: (await import('../../accounts/links/ConfirmEmailScreen')).ConfirmEmailScreen }),
  },
  {
    id: 'accounts/links/ConfirmEmailChangeScreen',
    path: paths.confirmEmailChange,
    lazy: async () => ({
      Component: (await import('../../accounts/links/ConfirmEmailChangeScreen')).ConfirmEmailChangeScreen,
    }),
  },
  {
    id: 'accounts/links/RevertEmailChangeScreen',
    path: paths.revertEmailChange,
    lazy: async () => ({
      Component: (await import('../../accounts/links/RevertEmailChangeScreen')).RevertEmailChangeScreen,
    }),
  },
  {
    id: 'accounts/password/ForgotPasswordScreen',
    path: paths.forgotPassword,
    lazy: async () => ({
      Component: (await import('../../accounts/password/ForgotPasswordScreen')).ForgotPasswordScreen,
    }),
  },
  {
    id: 'accounts/password/ResetPasswordScreen',
    path: paths.resetPassword,
    lazy: async () => ({
      Component: (await import('../../accounts/password/ResetPasswordScreen')).ResetPasswordScreen,
    }),
  },
  {
    id: 'catalog/courseList/CourseListScreen',
    path: '/courses',
    lazy: async () => {
      const { CourseListScreen, listCourseListQueries } = await import('../../catalog/courseList/CourseListScreen');
      return { Component: CourseListScreen, handle: listCourseListQueries };
    },
  },
  {
    id: 'app/routing/CourseRoute',
    path: '/courses/:id',
    lazy: async () => {
      const { CourseRoute, listCourseRouteQueries } = await import('./CourseRoute');
      return { Component: CourseRoute, handle: listCourseRouteQueries };
    },
  },
  {
    id: 'app/routing/BlogRoute',
    path: paths.blog(),
    lazy: async () => {
      const { BlogRoute, listBlogQueries } = await import('./BlogRoute');
      return { Component: BlogRoute, handle: listBlogQueries };
    },
  },
  {
    id: 'blog/blogPostDetail/BlogPostScreen',
    path: '/blog/:slug',
    lazy: async () => {
      const { BlogPostScreen, listBlogPostQueries } = await import('../../blog/blogPostDetail/BlogPostScreen');
      return { Component: BlogPostScreen, handle: listBlogPostQueries };
    },
  },
  {
    id: 'events/eventList/EventsScreen',
    path: paths.events(),
    lazy: async () => {
      const { EventsScreen, listEventQueries } = await import('../../events/eventList/EventsScreen');
      return { Component: EventsScreen, handle: listEventQueries };
    },
  },
  {
    id: 'glossary/GlossaryScreen',
    path: paths.glossary(),
    lazy: async () => {
      const { GlossaryScreen, listGlossaryQueries } = await import('../../glossary/GlossaryScreen');
      return { Component: GlossaryScreen, handle: listGlossaryQueries };
    },
  },
  {
    id: 'search/SearchScreen',
    path: paths.search(),
    lazy: async () => {
      const { SearchScreen, listSearchQueries } = await import('../../search/SearchScreen');
      return { Component: SearchScreen, handle: listSearchQueries };
    },
  },
  {
    id: 'polls/PollsScreen',
    path: paths.polls(),
    lazy: async () => {
      const { PollsScreen, listPollQueries } = await import('../../polls/PollsScreen');
      return { Component: PollsScreen, handle: listPollQueries };
    },
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
  ...publicCertificateRoutes,
  ...siteDocumentRoutes,
  ...newsletterLinkRoutes,
  { path: '/checkout', element: <RequireRole role={roles} />, children: checkoutRoutes },
  {
    id: 'notifications/UnsubscribeScreen',
    path: paths.unsubscribe,
    lazy: async () => ({ Component: (await import('../../notifications/UnsubscribeScreen')).UnsubscribeScreen }),
  },
  {
    path: paths.dashboard.student,
    element: <RequireRole role="student" />,
    children: [
      {
        id: 'student/StudentDashboardScreen',
        index: true,
        lazy: async () => {
          const { StudentDashboardScreen, listStudentDashboardQueries } =
            await import('../../student/StudentDashboardScreen');
          return { Component: StudentDashboardScreen, handle: listStudentDashboardQueries };
        },
      },
    ],
  },
  {
    id: notFoundRouteId,
    path: '*',
    lazy: async () => ({ Component: (await import('./NotFoundScreen')).NotFoundScreen }),
  },
];

/** In the shell of those who work here: account, studio and panel. */
const workplaceRoutes: RouteObject[] = [
  {
    path: paths.account,
    element: <RequireRole role={roles} />,
    children: accountRoutes,
  },
  {
    path: paths.notifications(),
    element: <RequireRole role={roles} />,
    children: [
      {
        id: 'notifications/NotificationsScreen',
        index: true,
        lazy: async () => ({
          Component: (await import('../../notifications/NotificationsScreen')).NotificationsScreen,
        }),
      },
    ],
  },
  { path: paths.certificates(), element: <RequireRole role={roles} />, children: ownCertificateRoutes },
  { path: paths.payments(), element: <RequireRole role={roles} />, children: paymentRoutes },
  {
    path: paths.dashboard.trainer,
    element: <RequireRole role="trainer" />,
    children: [
      {
        id: 'studio/dashboard/StudioScreen',
        index: true,
        lazy: async () => {
          const { StudioScreen, listStudioQueries } = await import('../../studio/dashboard/StudioScreen');
          return { Component: StudioScreen, handle: listStudioQueries };
        },
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
        lazy: async () => {
          const { NewCourseScreen, listNewCourseQueries } = await import('../../studio/newCourse/NewCourseScreen');
          return { Component: NewCourseScreen, handle: listNewCourseQueries };
        },
      },
      {
        id: 'studio/courseEditor/CourseEditorScreen',
        path: ':id',
        lazy: async () => {
          const { CourseEditorScreen, listCourseEditorQueries } =
            await import('../../studio/courseEditor/CourseEditorScreen');
          return { Component: CourseEditorScreen, handle: listCourseEditorQueries };
        },
      },
    ],
  },
  {
    path: paths.dashboard.admin,
    element: <RequireRole role="admin" />,
    children: adminRoutes,
  },
];

/**
 * Every screen is a chunk of its own. A route's id is the path of its module in `web/`, used for `modulepreload`; its
 * handle lists the queries of the page (`ListPageQueries`).
 */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <RootLayout />,
    children: [
      {
        errorElement: (
          <SiteShell>
            <RouteError />
          </SiteShell>
        ),
        children: [
          { element: <SiteShell />, children: [{ errorElement: <RouteError />, children: siteRoutes }] },
          {
            id: 'app/workplace/WorkplaceShell',
            lazy: async () => ({ Component: (await import('../workplace/WorkplaceShell')).WorkplaceShell }),
            children: [{ errorElement: <RouteError />, children: workplaceRoutes }],
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
  return isRefused ? <Redirect to={paths.accountSection('second-factor')} /> : <Outlet />;
}
