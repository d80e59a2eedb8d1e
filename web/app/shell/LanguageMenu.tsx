import { Link } from '@mui/material';
import { useTranslation } from '../../language';
import { GlobeIcon } from '../../art/icons/commonIcons';
import { MenuButton, menuItemProps, MenuPlainLink } from './MenuButton';
import { useLanguageLinks } from './languageSwitching';

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const links = useLanguageLinks();
  const current = links.find(({ isCurrent }) => isCurrent)?.name;
  if (current === undefined) return null;
  return (
    <MenuButton label={`${t('language')}: ${current}`} content={<GlobeIcon size={22} />}>
      {links.map(({ name, isCurrent, linkProps }) => (
        <MenuPlainLink key={name} {...linkProps} {...menuItemProps} role="menuitemradio" aria-checked={isCurrent}>
          {name}
        </MenuPlainLink>
      ))}
    </MenuButton>
  );
}

export function LanguageSwitchLink() {
  return useLanguageLinks()
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ name, linkProps }) => (
      <Link key={name} {...linkProps} color="inherit">
        {name}
      </Link>
    ));
}
