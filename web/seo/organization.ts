import { identity } from '../identity';
import { paths } from '../paths';
import { urlOf, type Site } from './site';
import type { Thing } from './thing';

const other = { ar: 'en', en: 'ar' } as const;

/** Whose site this is, as other things name it. */
export const publisher = ({ origin, language }: Site): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: identity.name[language],
  url: `${origin}/`,
});

/** Whose site this is, with the way to reach them. */
export const organization = (site: Site): Thing => ({
  ...publisher(site),
  alternateName: identity.name[other[site.language]],
  logo: `${site.origin}/icons/512.png`,
  email: identity.email,
  telephone: identity.phone,
  sameAs: Object.values(identity.social),
  address: { '@type': 'PostalAddress', streetAddress: identity.address[site.language], addressCountry: 'DZ' },
});

/** The site itself, and how it is searched. */
export const website = (site: Site): Thing => ({
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  name: identity.name[site.language],
  alternateName: identity.name[other[site.language]],
  url: urlOf(site, paths.home),
  inLanguage: site.language,
  publisher: { '@id': `${site.origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: searchUrl(site) },
    'query-input': 'required name=search_term_string',
  },
});

function searchUrl(site: Site): string {
  const url = urlOf(site, paths.courses());
  return `${url}${url.includes('?') ? '&' : '?'}search={search_term_string}`;
}
