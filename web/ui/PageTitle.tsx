import { useLocation } from 'react-router-dom';
import { languages } from '../../schema/contract/languages';
import { plainText, shortened } from '../../schema/contract/plain';
import { identity } from '../identity';
import { paths } from '../paths';
import { trail, type Step } from '../seo/breadcrumbs';
import { JsonLd } from '../seo/JsonLd';
import { sitePreview, type Preview } from '../seo/pictures';
import { fileUrl, ownPath, urlOf, useSite } from '../seo/site';
import { descriptionLength } from '../seo/thing';

interface PageTitleProps {
  title: string;
  /** One or two sentences for search engines and link previews; marks of our Markdown are left out, and it is cut to length. */
  description?: string;
  /** Whether search engines may list the page; not those that are personal or not there. */
  listed?: boolean;
  /** The picture of link previews; the site's own unless told. */
  preview?: Preview;
  /** The pages between home and this one. */
  above?: readonly Step[];
  /** When an article was published and last changed (ISO 8601), for pages that are one. */
  article?: { published: string; modified: string };
}

const locales = { ar: 'ar_DZ', en: 'en_US' } as const;

/**
 * The document's title, with what search engines and link previews read. React carries it into <head>, all but the page's
 * place on the site, which stands where this is.
 */
export function PageTitle({ title, description = '', listed = true, preview, above = [], article }: PageTitleProps) {
  const site = useSite();
  const { language } = site;
  const path = ownPath(useLocation().pathname);
  const name = identity.name[language];
  const said = shortened(plainText(description), descriptionLength);
  const { address, width, height } = preview ?? sitePreview(language);
  const image = fileUrl(site, address);
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      {metas('name', {
        description: said,
        robots: listed ? 'max-image-preview:large' : 'noindex',
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:description': said,
        'twitter:image': image,
        'twitter:image:alt': title,
      })}
      {listed && <Addresses path={path} />}
      {listed && path !== paths.home && <JsonLd of={trail(site, [...above, { name: title, path }])} />}
      {metas('property', {
        'og:title': title,
        'og:description': said,
        'og:type': article ? 'article' : 'website',
        'og:url': urlOf(site, path),
        'og:site_name': name,
        'og:locale': locales[language],
        'og:locale:alternate': locales[language === 'ar' ? 'en' : 'ar'],
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
function Addresses({ path }: { path: string }) {
  const site = useSite();
  return (
    <>
      <link rel="canonical" href={urlOf(site, path)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlOf({ ...site, language }, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={site.origin + path} />
    </>
  );
}

/** What is known of these; an empty text says nothing. */
const metas = (kind: 'name' | 'property', known: Record<string, string | number | undefined>) =>
  Object.entries(known)
    .filter(([, value]) => value)
    .map(([key, value]) => <meta key={key} {...{ [kind]: key }} content={String(value)} />);
