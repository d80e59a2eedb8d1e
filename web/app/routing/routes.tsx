import { type RouteObject, Outlet, useLocation, useRouteError } from 'react-router-dom';
import { useState } from 'react';
import { roles, type Role } from '../../../schema/contract/permissions';
import { paths, Redirect } from '../../routing';
import { Shell } from '../shell/Shell';
import { useViewer } from '../../session/useViewer';
import { PageSpinner, EmptyState } from '../../ui/feedback/queryStates';
import { Button } from '@mui/material';
import { useTranslation } from '../../language';
import { OfflineArt } from '../../art/illustrations/OfflineArt';
import { PageMeta } from '../../seo/PageMeta';
import { useToast } from '../../ui/feedback/ToastProvider';
import { PageContainer } from '../../ui/layout/Section';
import { isChunkLoadError } from './chunkLoadErrors';

const screenRoutes: RouteObject[] = [
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

/**
 * Every screen is a chunk of its own. A route's id is the path of its module in `web/`, used for `modulepreload`; its
 * handle lists the queries of the page (`ListPageQueries`).
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
 * Renders the route for the given roles; redirects visitors to the login page (and back) and other roles to the home
 * page.
 */
function RequireRole({ role }: { role: Role | readonly Role[] }) {
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (viewer && !wasSignedIn) setWasSignedIn(true);
  if (loading) return <PageSpinner />;
  // Signed out by another tab or an expired session: the login page shows a notice.
  if (!viewer) return <Redirect to={paths.auth(pathname + search)} state={{ wasSignedOut: wasSignedIn }} />;
  return [role].flat().includes(viewer.role) ? <Outlet /> : <Redirect to={paths.home} />;
}

/** Replaces the screen only; the header and the footer stay. */
function RouteError() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  if (isChunkLoadError(error)) return <ChunkLoadError />;
  return (
    <PageContainer>
      <PageMeta title={t('broken.title')} isIndexed={false} />
      <EmptyState
        level={1}
        title={t('broken.title')}
        text={t('broken.text')}
        action={
          <>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {t('broken.reload')}
            </Button>
            <Button href={paths.home} variant="outlined">
              {t('notFound.home')}
            </Button>
          </>
        }
      />
    </PageContainer>
  );
}

/** A retry first checks that the site responds, then reloads the page. */
function ChunkLoadError() {
  const { t } = useTranslation(['shell', 'common']);
  const showToast = useToast();
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    try {
      await fetch(window.location.href, { method: 'HEAD' });
      window.location.reload();
    } catch {
      showToast({ title: t('unfetched.title'), description: t('unfetched.text'), variant: 'destructive' });
      setRetrying(false);
    }
  };
  return (
    <PageContainer>
      <PageMeta title={t('unfetched.title')} isIndexed={false} />
      <EmptyState
        level={1}
        art={<OfflineArt />}
        title={t('unfetched.title')}
        text={t('unfetched.text')}
        action={
          <Button variant="contained" disabled={isRetrying} onClick={() => void retry()}>
            {t('common:retry')}
          </Button>
        }
      />
    </PageContainer>
  );
}
