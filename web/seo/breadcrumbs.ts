import { identity } from '../identity';
import { paths } from '../paths';
import { urlOf, type Site } from './site';
import type { Thing } from './thing';

/** A page on the way from home to the one that is shown, itself the last. */
export interface Step {
  name: string;
  path: string;
}

/** Where a page stands on the site, from home on. */
export const trail = (site: Site, steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: identity.name[site.language], path: paths.home }, ...steps].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: urlOf(site, path),
  })),
});
