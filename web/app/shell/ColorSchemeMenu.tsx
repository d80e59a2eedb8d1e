import { Box, useColorScheme } from '@mui/material';
import { useTranslation } from '../../language';
import { MoonIcon, SunIcon } from '../../art/icons/commonIcons';
import { MenuButton } from './MenuButton';

export const colorSchemeModes = ['light', 'dark', 'system'] as const;

// CSS selects the icon by the attribute on `<html>`: the server does not know the device's preference.
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

export function ColorSchemeMenu() {
  const { t } = useTranslation('shell');
  const { mode, setMode } = useColorScheme();
  const items = colorSchemeModes.map((choice) => ({
    label: t(`scheme.${choice}`),
    isSelected: choice === mode,
    onSelect: () => setMode(choice),
  }));
  return <MenuButton label={t('scheme.label')} content={colorSchemeIcon} items={items} />;
}
