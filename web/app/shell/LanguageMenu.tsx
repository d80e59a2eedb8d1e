import { Box, Link } from '@mui/material';
import { useTranslation, type Language } from '../../language';
import { languageParam } from '../../../schema/contract/urls';
import { GlobeIcon } from '../../art/icons/commonIcons';
import { usePageAddress } from '../../routing/pageAddress';
import { MenuButton } from './MenuButton';
import { buttonLabelsQuery } from './NavBar';
import { useLanguageSwitcher } from './languageSwitching';

/** Each language name in its own language. */
export const languageNames: readonly [Language, string][] = [
  ['en', 'English'],
  ['ar', 'العربية'],
];

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language: currentLanguage, selectLanguage, isLocked } = useLanguageSwitcher();
  if (isLocked) return null;
  const current = languageNames.find(([language]) => language === currentLanguage)?.[1];
  const buttonContent = (
    <>
      <GlobeIcon size={22} />
      <Box component="span" sx={{ display: 'none', fontWeight: 500, [buttonLabelsQuery]: { display: 'inline' } }}>
        {current}
      </Box>
    </>
  );
  const items = languageNames.map(([language, label]) => ({
    label,
    language,
    isSelected: language === currentLanguage,
    onSelect: () => selectLanguage(language),
  }));
  return <MenuButton label={`${t('language')}: ${current}`} content={buttonContent} items={items} />;
}

/** A link, so that it also works without JavaScript. */
export function LanguageSwitchLink() {
  const { pathname, search } = usePageAddress();
  const { language, selectLanguage, isLocked } = useLanguageSwitcher();
  if (isLocked) return null;
  const query = new URLSearchParams(search);
  return languageNames
    .filter(([option]) => option !== language)
    .map(([option, name]) => {
      query.set(languageParam, option);
      return (
        <Link
          key={option}
          href={`${pathname}?${query.toString()}`}
          lang={option}
          hrefLang={option}
          color="inherit"
          onClick={(event) => {
            event.preventDefault();
            selectLanguage(option);
          }}
        >
          {name}
        </Link>
      );
    });
}
