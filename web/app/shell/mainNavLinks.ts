import { paths } from '../../paths';

/** The links of bar, drawer and footer, in their order (spec.md section 2). */
export const mainNavLinks = [
  { name: 'courses', to: paths.courses() },
  { name: 'blog', to: paths.blog() },
  { name: 'events', to: paths.events() },
  { name: 'glossary', to: paths.glossary() },
  { name: 'polls', to: paths.polls() },
  { name: 'about', to: paths.about },
  { name: 'contact', to: paths.contact },
] as const;
