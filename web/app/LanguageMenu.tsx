import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../schema/contract/languages';
import { GlobeIcon } from '../art/icons/GlobeIcon';
import { MenuButton } from './MenuButton';
import { roomy } from './NavBar';
import { useLanguageChoice } from './useLanguageChoice';

/** The languages in their own words, as the menus offer them. */
export const languageNames: readonly [Language, string][] = [
  ['en', 'English'],
  ['ar', 'العربية'],
];

/** English or Arabic, at once and without losing one's place; not on pages that are in one language alone. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language: spoken, choose, isFixed } = useLanguageChoice();
  if (isFixed) return null;
  const current = languageNames.find(([language]) => language === spoken)?.[1];
  const face = (
    <>
      <GlobeIcon size={22} />
      <Box component="span" sx={{ display: 'none', fontWeight: 500, [roomy]: { display: 'inline' } }}>
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
