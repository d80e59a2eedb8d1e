import { siteInfo } from '../../siteInfo';
import { paths } from '../../paths';
import { toCanonicalUrl, type SeoContext } from '../seoContext';
import type { JsonLdObject } from './jsonLdObject';

const otherLanguage = { ar: 'en', en: 'ar' } as const;

export const createPublisherJsonLd = ({ origin, language }: SeoContext): JsonLdObject => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: siteInfo.name[language],
  url: `${origin}/`,
});

export const createOrganizationJsonLd = (site: SeoContext): JsonLdObject => ({
  ...createPublisherJsonLd(site),
  alternateName: siteInfo.name[otherLanguage[site.language]],
  logo: `${site.origin}/icons/512.png`,
  email: siteInfo.email,
  telephone: siteInfo.phone,
  sameAs: Object.values(siteInfo.social),
  address: { '@type': 'PostalAddress', streetAddress: siteInfo.address[site.language], addressCountry: 'DZ' },
});

export const createWebsiteJsonLd = (site: SeoContext): JsonLdObject => ({
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  name: siteInfo.name[site.language],
  alternateName: siteInfo.name[otherLanguage[site.language]],
  url: toCanonicalUrl(site, paths.home),
  inLanguage: site.language,
  publisher: { '@id': `${site.origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: searchUrlTemplate(site) },
    'query-input': 'required name=search_term_string',
  },
});

function searchUrlTemplate(site: SeoContext): string {
  const url = toCanonicalUrl(site, paths.courses());
  return `${url}${url.includes('?') ? '&' : '?'}search={search_term_string}`;
}
