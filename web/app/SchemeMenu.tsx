import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MoonIcon } from '../art/icons/MoonIcon';
import { SunIcon } from '../art/icons/SunIcon';
import { MenuButton } from './MenuButton';

/** What one may choose between. */
export const schemes = ['light', 'dark', 'system'] as const;

// The attribute on <html> chooses between the two: the server may not know what the device prefers.
const onlyTheOneInForce = {
  display: 'grid',
  '[data-scheme="light"] & > :last-child, [data-scheme="dark"] & > :first-of-type': { display: 'none' },
};

const face = (
  <Box component="span" sx={onlyTheOneInForce}>
    <SunIcon size={22} />
    <MoonIcon size={22} />
  </Box>
);

/** Light, dark, or as the device says. */
export function SchemeMenu() {
  const { t } = useTranslation('shell');
  const { mode, setMode } = useColorScheme();
  const items = schemes.map((choice) => ({
    text: t(`scheme.${choice}`),
    chosen: choice === mode,
    act: () => setMode(choice),
  }));
  return <MenuButton label={t('scheme.label')} face={face} items={items} />;
}
