import { lazy, type ComponentType } from 'react';

export const tabNames = ['users', 'courses', 'blog', 'events', 'faqs', 'polls'] as const;
export type TabName = (typeof tabNames)[number];

/** What each tab shows: fetched when it is first opened, and there only while it is active (spec.md section 7). */
export const tabs: Record<TabName, ComponentType> = {
  courses: lazy(async () => ({ default: (await import('./courses/CoursesTab')).CoursesTab })),
  users: lazy(async () => ({ default: (await import('./users/UsersTab')).UsersTab })),
  events: lazy(async () => ({ default: (await import('./events/EventsTab')).EventsTab })),
  blog: lazy(async () => ({ default: (await import('./blog/BlogTab')).BlogTab })),
  faqs: lazy(async () => ({ default: (await import('./faqs/FaqsTab')).FaqsTab })),
  polls: lazy(async () => ({ default: (await import('./polls/PollsTab')).PollsTab })),
};
