type Id = string | number;
type Search = Record<string, string | number | null | undefined>;

const query = (search: Search) => {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
};

/** Every address of the site, in one place (spec.md section 2). */
export const paths = {
  home: '/',
  auth: (next?: string, tab?: 'login' | 'register') =>
    `/auth${query({ tab: tab === 'register' ? tab : undefined, next })}`,
  courses: (search: Search = {}) => `/courses${query(search)}`,
  course: (id: Id, place: { lesson?: Id; tab?: string } = {}) => `/courses/${id}${query(place)}`,
  blog: '/blog',
  events: '/events',
  glossary: '/glossary',
  polls: '/polls',
  about: '/about',
  contact: '/contact',
  dashboard: { student: '/dashboard/student', trainer: '/dashboard/trainer', admin: '/dashboard/admin' },
} as const;

/** The address to go on to after signing in: a path of this site, or null for anything else that a link might carry. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/')) return null;
  const here = 'https://here.invalid';
  if (!URL.canParse(next, here)) return null;
  const { origin, pathname, search, hash } = new URL(next, here);
  // Dots may have folded into a second slash, and `//name` would be another site.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
