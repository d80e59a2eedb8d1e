import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../schema/contract/languages';
import { useLanguage } from '../language/useLanguage';
import { languageNames } from './LanguageMenu';

/** The two languages side by side, in the drawer. */
export function LanguageToggle() {
  const { t } = useTranslation('shell');
  const { language, setLanguage } = useLanguage();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={language}
      aria-label={t('language')}
      onChange={(_event, choice: unknown) => {
        const chosen = asLanguage(choice);
        if (chosen) setLanguage(chosen);
      }}
    >
      {languageNames.map(([code, name]) => (
        <ToggleButton key={code} value={code} lang={code} sx={{ minBlockSize: 44 }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
