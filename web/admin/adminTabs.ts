import { loadWithMessages } from '../language/messageGroups';

/**
 * Resources in tabs of the panel, in their order, loaded when the tab is opened (R-ADM-1). The label of a tab is `label`
 * of the message table `admin<Tab>`.
 */
export const adminTabs = {
  users: async () => (await import('./users/userResource')).userResource,
  courses: async () =>
    (await loadWithMessages(['studio'], async () => import('./courses/courseResource'))).courseResource,
  blog: async () => (await import('./blog/blogPostResource')).blogPostResource,
  events: async () => (await loadWithMessages(['studio'], async () => import('./events/eventResource'))).eventResource,
  faqs: async () => (await import('./faqs/faqResource')).faqResource,
  polls: async () => (await import('./polls/pollResource')).pollResource,
};
type AdminTabName = keyof typeof adminTabs;
export const adminTabNames = Object.keys(adminTabs) as AdminTabName[];

export const tabNamespace = <Name extends AdminTabName>(name: Name): `admin${Capitalize<Name>}` =>
  `admin${name.charAt(0).toUpperCase()}${name.slice(1)}` as `admin${Capitalize<Name>}`;
