import type { Role } from '../../schema/contract/permissions';
import type { MessageGroup } from '../language/messageGroups';

export interface ScreenRow<Module extends object> {
  /** Unique pattern of React Router, from the root. */
  path: string;
  /** The module of the screen, in a chunk of its own: `ScreenModule`. */
  lazy: () => Promise<Module>;
  /** Path of the module from the project's root, the key of the build's manifest; `screenModules` adds it. */
  module?: string;
  /**
   * When the browser loads the application: with the page, or after it without running it. Default: at the first intent.
   */
  application?: 'atOnce' | 'prefetched' | 'prefetchedIfSignedIn';
  /** Groups of texts beyond those of every page. Default: those of the area. */
  messages?: readonly MessageGroup[];
  /** Cookie with which the application is loaded at once. */
  loadIfCookie?: string;
  /**
   * The search parameters that a public screen reads; all others are ignored, as the `utm_source` of a campaign. The
   * server renders and caches one page for all addresses that differ in other parameters only.
   */
  searchParams?: readonly string[];
  /** Listed in the sitemap and rendered before the first visitor. */
  isInSitemap?: true;
  /** Path of the screen that most people open next; its scripts are loaded while this one is idle. */
  next?: string;
}

export type ScreenRows<Module extends object = object> = Readonly<Record<string, ScreenRow<Module>>>;

/** Screens below one parent route: its roles, and the default of its rows. */
export interface ScreenArea<Module extends object = object> {
  /** Roles that may open the screens; undefined: everybody, and the pages are shared by visitors. */
  roles?: readonly Role[];
  /** Around the screens: that of the site, or that of those who work here. Default: the site's. */
  shell?: 'workplace';
  application?: ScreenRow<Module>['application'];
  messages: readonly MessageGroup[];
  screens: ScreenRows<Module>;
}
