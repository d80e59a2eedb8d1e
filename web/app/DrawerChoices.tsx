import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChoiceToggle } from './ChoiceToggle';
import { languageNames } from './LanguageMenu';
import { schemes } from './SchemeMenu';
import { useLanguageChoice } from './useLanguageChoice';

/** Language and appearance, at the foot of the drawer. */
export function DrawerChoices() {
  const { t } = useTranslation('shell');
  const { language, choose, isFixed } = useLanguageChoice();
  const { mode, setMode } = useColorScheme();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ChoiceToggle
        label={t('scheme.label')}
        value={mode}
        choices={schemes.map((value) => ({ value, text: t(`scheme.${value}`) }))}
        onChoose={(value) => setMode(value)}
      />
      {!isFixed && (
        <ChoiceToggle
          label={t('language')}
          value={language}
          choices={languageNames.map(([value, text]) => ({ value, text, lang: value }))}
          onChoose={choose}
        />
      )}
    </Stack>
  );
}
