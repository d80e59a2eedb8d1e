import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MoonIcon, SunIcon } from '../../art/icons/shellIcons';
import { MenuButton } from './MenuButton';

/** What one may choose between. */
export const colorSchemeModes = ['light', 'dark', 'system'] as const;

// The attribute on <html> chooses between the two: the server may not know what the device prefers.
const activeSchemeIconStyles = {
  display: 'grid',
  '[data-scheme="light"] & > :last-child, [data-scheme="dark"] & > :first-of-type': { display: 'none' },
};

const colorSchemeIcon = (
  <Box component="span" sx={activeSchemeIconStyles}>
    <SunIcon size={22} />
    <MoonIcon size={22} />
  </Box>
);

/** Light, dark, or as the device says. */
export function ColorSchemeMenu() {
  const { t } = useTranslation('shell');
  const { mode, setMode } = useColorScheme();
  const items = colorSchemeModes.map((choice) => ({
    text: t(`scheme.${choice}`),
    chosen: choice === mode,
    act: () => setMode(choice),
  }));
  return <MenuButton label={t('scheme.label')} face={colorSchemeIcon} items={items} />;
}
