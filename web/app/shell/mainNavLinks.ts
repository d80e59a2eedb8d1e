import { paths } from '../../routing/paths';

/** Links of the header, the drawer and the footer, in this order. */
export const mainNavLinks = [
  { name: 'courses', to: paths.courses() },
  { name: 'blog', to: paths.blog() },
  { name: 'events', to: paths.events() },
  { name: 'glossary', to: paths.glossary() },
  { name: 'polls', to: paths.polls() },
  { name: 'about', to: paths.about },
  { name: 'contact', to: paths.contact },
] as const;
