import { useLocation } from 'react-router-dom';
import { identity } from '../identity';
import { useLanguage } from '../language/useLanguage';
import { useOrigin } from '../session/origin';

interface PageTitleProps {
  title: string;
  /** One or two sentences for search engines and link previews. */
  description?: string;
  /** Whether search engines may list the page; not those that are personal or not there. */
  listed?: boolean;
}

/** The document's title, with what search engines and link previews read. React carries all of it into <head>. */
export function PageTitle({ title, description, listed = true }: PageTitleProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const origin = useOrigin();
  const address = origin + pathname;
  return (
    <>
      <title>{`${title} · ${identity.name[language]}`}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={identity.name[language]} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language === 'ar' ? 'ar_DZ' : 'en_US'} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/preview.png`} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {listed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
