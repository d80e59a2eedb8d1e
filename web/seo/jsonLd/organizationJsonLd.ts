import { siteInfo } from '../../../schema/contract/siteInfo';
import { paths } from '../../routing/paths';
import { toCanonicalUrl, type SeoContext } from '../seoContext';
import type { JsonLdObject } from './jsonLdObject';

const otherLanguage = { ar: 'en', en: 'ar' } as const;

export const createPublisherJsonLd = ({ origin, language }: SeoContext): JsonLdObject => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: siteInfo.name[language],
  url: `${origin}/`,
});

export const createOrganizationJsonLd = (seo: SeoContext): JsonLdObject => ({
  ...createPublisherJsonLd(seo),
  alternateName: siteInfo.name[otherLanguage[seo.language]],
  logo: `${seo.origin}/icons/512.png`,
  email: siteInfo.email,
  telephone: siteInfo.phone.replace(/\s/g, ' '),
  sameAs: Object.values(siteInfo.social),
  address: { '@type': 'PostalAddress', streetAddress: siteInfo.address[seo.language], addressCountry: 'DZ' },
});

export const createWebsiteJsonLd = (seo: SeoContext): JsonLdObject => ({
  '@type': 'WebSite',
  '@id': `${seo.origin}/#website`,
  name: siteInfo.name[seo.language],
  alternateName: siteInfo.name[otherLanguage[seo.language]],
  url: toCanonicalUrl(seo, paths.home),
  inLanguage: seo.language,
  publisher: { '@id': `${seo.origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: searchUrlTemplate(seo) },
    'query-input': 'required name=search_term_string',
  },
});

function searchUrlTemplate(seo: SeoContext): string {
  const url = toCanonicalUrl(seo, paths.courses());
  return `${url}${url.includes('?') ? '&' : '?'}search={search_term_string}`;
}
