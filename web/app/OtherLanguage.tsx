import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { languageParameter } from '../../schema/contract/addresses';
import { languageNames } from './LanguageMenu';
import { useLanguageChoice } from './useLanguageChoice';

/** The same page in the other language: a link, so that it works before and without scripts. */
export function OtherLanguage() {
  const { pathname, search } = useLocation();
  const { language, choose, isFixed } = useLanguageChoice();
  if (isFixed) return null;
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
            choose(other);
          }}
        >
          {name}
        </Link>
      );
    });
}
