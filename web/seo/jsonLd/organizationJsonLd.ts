import { siteInfo, socialNetworks } from '../../../schema/contract/site/siteInfo';
import type { SiteContact } from '../../data/useContactDetails';
import { localizeField } from '../../language';
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

/** The operator, with the contact details that are known. */
export function createOrganizationJsonLd(seo: SeoContext, details: SiteContact): JsonLdObject {
  const { email, phone } = details;
  const address = localizeField(details, 'address', seo.language);
  const pages = socialNetworks.map((network) => details[network]).filter(Boolean);
  return {
    ...createPublisherJsonLd(seo),
    alternateName: siteInfo.name[otherLanguage[seo.language]],
    logo: `${seo.origin}/icons/512.png`,
    ...(email && { email }),
    ...(phone && { telephone: phone.replace(/\s/g, ' ') }),
    ...(pages.length > 0 && { sameAs: pages }),
    ...(address && { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'DZ' } }),
  };
}

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
