import { paths } from '../../routing';

/** The table of certificates with those that match a search. */
export const certificateSearchPath = (search: string): string =>
  `${paths.admin.certificates}?search=${encodeURIComponent(search)}`;
