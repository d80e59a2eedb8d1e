import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Language } from '../../../schema/contract/languages';
import { languageParam } from '../../../schema/contract/urls';
import { GlobeIcon } from '../../art/icons/shellIcons';
import { MenuButton } from './MenuButton';
import { buttonLabelsMediaQuery } from './NavBar';
import { useLanguageSwitcher } from './languageSwitching';

/** Each language name in its own language. */
export const languageNames: readonly [Language, string][] = [
  ['en', 'English'],
  ['ar', 'العربية'],
];

/** Hidden on pages that exist in one language only. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language: spoken, choose, isFixed } = useLanguageSwitcher();
  if (isFixed) return null;
  const current = languageNames.find(([language]) => language === spoken)?.[1];
  const face = (
    <>
      <GlobeIcon size={22} />
      <Box component="span" sx={{ display: 'none', fontWeight: 500, [buttonLabelsMediaQuery]: { display: 'inline' } }}>
        {current}
      </Box>
    </>
  );
  const items = languageNames.map(([language, text]) => ({
    text,
    language,
    chosen: language === spoken,
    act: () => choose(language),
  }));
  return <MenuButton label={`${t('language')}: ${current}`} face={face} items={items} />;
}

/** A link, so that it also works without JavaScript. */
export function LanguageSwitchLink() {
  const { pathname, search } = useLocation();
  const { language, choose, isFixed } = useLanguageSwitcher();
  if (isFixed) return null;
  const query = new URLSearchParams(search);
  return languageNames
    .filter(([other]) => other !== language)
    .map(([other, name]) => {
      query.set(languageParam, other);
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
