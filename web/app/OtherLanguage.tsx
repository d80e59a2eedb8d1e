import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/useLanguage';
import { languageNames } from './LanguageMenu';

/** The part of an address that chooses the language of the page. */
export const languageParameter = 'lang';

/** The same page in the other language: a link, so that it works before and without scripts. */
export function OtherLanguage() {
  const { pathname, search } = useLocation();
  const { language, setLanguage } = useLanguage();
  const query = new URLSearchParams(search);
  return languageNames
    .filter(([other]) => other !== language)
    .map(([other, name]) => {
      query.set(languageParameter, other);
      return (
        <Link
          key={other}
          href={`${pathname}?${query.toString()}`}
          lang={other}
          hrefLang={other}
          color="inherit"
          onClick={(event) => {
            event.preventDefault();
            setLanguage(other);
          }}
        >
          {name}
        </Link>
      );
    });
}
