import { useLocation } from 'react-router-dom';
import { languages } from '../../schema/contract/languages';
import { markdownToPlainText, truncateText } from '../../schema/contract/text/markdownText';
import { paths } from '../paths';
import { siteInfo } from '../siteInfo';
import { JsonLd } from './jsonLd/JsonLd';
import { maxDescriptionLength } from './jsonLd/jsonLdObject';
import type { JsonLdObject } from './jsonLd/jsonLdObject';
import { sitePreviewImage, type PreviewImage } from './previewImages';
import { toCanonicalUrl, type SeoContext, toAbsoluteFileUrl, normalizePath, useSeoContext } from './seoContext';

/** A page on the way from home to the one that is shown, itself the last. */
export interface Breadcrumb {
  name: string;
  path: string;
}

/** Where a page stands on the site, from home on. */
export const createBreadcrumbJsonLd = (site: SeoContext, steps: readonly Breadcrumb[]): JsonLdObject => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: siteInfo.name[site.language], path: paths.home }, ...steps].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: toCanonicalUrl(site, path),
  })),
});

interface PageMetaProps {
  title: string;
  /** One or two sentences for search engines and link previews; marks of our Markdown are left out, and it is cut to length. */
  description?: string;
  /** Whether search engines may list the page; not those that are personal or not there. */
  isIndexed?: boolean;
  /** The picture of link previews; the site's own unless told. */
  previewImage?: PreviewImage;
  /** The pages between home and this one. */
  breadcrumbs?: readonly Breadcrumb[];
  /** When an article was published and last changed (ISO 8601), for pages that are one. */
  article?: { published: string; modified: string };
}

const openGraphLocales = { ar: 'ar_DZ', en: 'en_US' } as const;

/**
 * The document's title, with what search engines and link previews read. React carries it into <head>, all but the page's
 * place on the site, which stands where this is.
 */
export function PageMeta({
  title,
  description = '',
  isIndexed = true,
  previewImage,
  breadcrumbs = [],
  article,
}: PageMetaProps) {
  const site = useSeoContext();
  const { language } = site;
  const path = normalizePath(useLocation().pathname);
  const name = siteInfo.name[language];
  const said = truncateText(markdownToPlainText(description), maxDescriptionLength);
  const { url: address, width, height } = previewImage ?? sitePreviewImage(language);
  const image = toAbsoluteFileUrl(site, address);
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      {renderMetaTags('name', {
        description: said,
        robots: isIndexed ? 'max-image-preview:large' : 'noindex',
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:description': said,
        'twitter:image': image,
        'twitter:image:alt': title,
      })}
      {isIndexed && <CanonicalLinks path={path} />}
      {isIndexed && path !== paths.home && (
        <JsonLd of={createBreadcrumbJsonLd(site, [...breadcrumbs, { name: title, path }])} />
      )}
      {renderMetaTags('property', {
        'og:title': title,
        'og:description': said,
        'og:type': article ? 'article' : 'website',
        'og:url': toCanonicalUrl(site, path),
        'og:site_name': name,
        'og:locale': openGraphLocales[language],
        'og:locale:alternate': openGraphLocales[language === 'ar' ? 'en' : 'ar'],
        'og:image': image,
        'og:image:width': width,
        'og:image:height': height,
        'og:image:alt': title,
        'article:published_time': article?.published,
        'article:modified_time': article?.modified,
      })}
    </>
  );
}

/** The page's own address in its language, and its addresses in each: the bare path is for whoever speaks neither. */
function CanonicalLinks({ path }: { path: string }) {
  const site = useSeoContext();
  return (
    <>
      <link rel="canonical" href={toCanonicalUrl(site, path)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={toCanonicalUrl({ ...site, language }, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={site.origin + path} />
    </>
  );
}

/** What is known of these; an empty text says nothing. */
const renderMetaTags = (kind: 'name' | 'property', known: Record<string, string | number | undefined>) =>
  Object.entries(known)
    .filter(([, value]) => value)
    .map(([key, value]) => <meta key={key} {...{ [kind]: key }} content={String(value)} />);
