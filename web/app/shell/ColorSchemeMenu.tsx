import { Box, useColorScheme } from '@mui/material';
import { useTranslation } from '../../language';
import { MoonIcon, SunIcon } from '../../art/icons/commonIcons';
import { MenuAction, MenuButton, menuItemProps } from './MenuButton';

const colorSchemeModes = ['light', 'dark', 'system'] as const;

/** Choices of the color scheme. Before hydration the boot script chooses and marks them, hence the suppressed warning. */
export function useColorSchemeChoices() {
  const { t } = useTranslation('shell');
  const { mode, setMode } = useColorScheme();
  return colorSchemeModes.map((choice) => ({
    choice,
    text: t(`scheme.${choice}`),
    isSelected: choice === mode,
    buttonProps: {
      type: 'button',
      'data-scheme-choice': choice,
      onClick: () => setMode(choice),
      suppressHydrationWarning: true,
    } as const,
  }));
}

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
  return (
    <MenuButton label={t('scheme.label')} content={colorSchemeIcon}>
      {useColorSchemeChoices().map(({ choice, text, isSelected, buttonProps }) => (
        <MenuAction key={choice} {...buttonProps} {...menuItemProps} role="menuitemradio" aria-checked={isSelected}>
          {text}
        </MenuAction>
      ))}
    </MenuButton>
  );
}
