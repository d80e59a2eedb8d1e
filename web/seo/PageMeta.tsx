import { useContext } from 'react';
import { languages } from '../../schema/contract/languages';
import { truncateText } from '../../schema/contract/text/format/truncateText';
import { usePageAddress } from '../routing/pageAddress';
import { paths } from '../routing/paths';
import { siteInfo } from '../../schema/contract/site/siteInfo';
import { JsonLd } from './jsonLd/JsonLd';
import { maxDescriptionLength, type JsonLdObject } from './jsonLd/jsonLdObject';
import { sitePreviewImage, type PreviewImage } from './previewImages';
import { formatWaitingCount } from '../ui/text/formatWaitingCount';
import { TitleCountContext } from './titleCount';
import { toCanonicalUrl, type SeoContext, toAbsoluteFileUrl, normalizePath, useSeoSite } from './seoContext';

interface Breadcrumb {
  name: string;
  path: string;
}

export const createBreadcrumbJsonLd = (seo: SeoContext, steps: readonly Breadcrumb[]): JsonLdObject => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: siteInfo.name[seo.language], path: paths.home }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toCanonicalUrl(seo, path),
  })),
});

interface PageMetaProps {
  title: string;
  /** One or two sentences without marks; cut to the maximum length. */
  description?: string;
  /** False for personal pages and error pages. */
  isIndexed?: boolean;
  /** Image of link previews, default: the site's. */
  previewImage?: PreviewImage;
  /** Pages between the home page and this one. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Publication and modification dates (ISO 8601), for articles. */
  article?: { published: string; modified: string };
}

const openGraphLocales = { ar: 'ar_DZ', en: 'en_US' } as const;

/** React moves these elements into `<head>`, except for the JSON-LD of the breadcrumbs. */
export function PageMeta({
  title,
  description = '',
  isIndexed = true,
  previewImage,
  breadcrumbs = [],
  article,
}: PageMetaProps) {
  const seo = useSeoSite();
  const { language } = seo;
  const waiting = useContext(TitleCountContext);
  const path = normalizePath(usePageAddress().pathname);
  const name = siteInfo.name[language];
  const metaDescription = truncateText(description, maxDescriptionLength);
  const { url: imageUrl, width, height, type } = previewImage ?? sitePreviewImage(language);
  const image = toAbsoluteFileUrl(seo, imageUrl);
  return (
    <>
      <title>{`${waiting > 0 ? `(${formatWaitingCount(waiting)}) ` : ''}${title} · ${name}`}</title>
      {renderMetaTags('name', {
        description: metaDescription,
        robots: isIndexed ? 'max-image-preview:large' : 'noindex',
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:description': metaDescription,
        'twitter:image': image,
        'twitter:image:alt': title,
      })}
      {isIndexed && <CanonicalLinks path={path} />}
      {isIndexed && path !== paths.home && (
        <JsonLd data={createBreadcrumbJsonLd(seo, [...breadcrumbs, { name: title, path }])} />
      )}
      {renderMetaTags('property', {
        'og:title': title,
        'og:description': metaDescription,
        'og:type': article ? 'article' : 'website',
        'og:url': toCanonicalUrl(seo, path),
        'og:site_name': name,
        'og:locale': openGraphLocales[language],
        'og:locale:alternate': openGraphLocales[language === 'ar' ? 'en' : 'ar'],
        'og:image': image,
        'og:image:width': width,
        'og:image:height': height,
        'og:image:type': type,
        'og:image:alt': title,
        'article:published_time': article?.published,
        'article:modified_time': article?.modified,
      })}
    </>
  );
}

/** Title of a page that does not know its own yet, or whose data could not be loaded. */
export function LoadingPageTitle() {
  const { language } = useSeoSite();
  return <title>{siteInfo.name[language]}</title>;
}

/** Canonical URL in the page's language and hreflang alternates; `x-default` is the URL without a language. */
function CanonicalLinks({ path }: { path: string }) {
  const seo = useSeoSite();
  return (
    <>
      <link rel="canonical" href={toCanonicalUrl(seo, path)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={toCanonicalUrl({ ...seo, language }, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={seo.origin + path} />
    </>
  );
}

/** Empty and undefined values are omitted. */
const renderMetaTags = (kind: 'name' | 'property', properties: Record<string, string | number | undefined>) =>
  Object.entries(properties)
    .filter(([, value]) => value)
    .map(([key, value]) => <meta key={key} {...{ [kind]: key }} content={String(value)} />);
