import { Stack, styled } from '@mui/material';
import { useTranslation } from '../../language';
import { colorVars } from '../../theme/cssVariables';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { borderRadii } from '../../theme/tokens';
import { useColorSchemeChoices } from './ColorSchemeMenu';
import { useLanguageLinks } from './languageSwitching';

const ChoiceGroup = styled('div')({
  display: 'flex',
  gap: 4,
  padding: 4,
  border: `1px solid ${colorVars.line}`,
  borderRadius: borderRadii.control,
});

const choiceStyles = {
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 44,
  padding: '4px 12px',
  border: 0,
  borderRadius: borderRadii.chip,
  backgroundColor: 'transparent',
  color: colorVars.muted,
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover, &[aria-pressed="true"], &[aria-current]': { backgroundColor: colorVars.tint },
  '&[aria-pressed="true"], &[aria-current]': { color: colorVars.onTint },
} as const;

const ChoiceButton = styled('button')(choiceStyles);
const ChoiceLink = styled('a')(choiceStyles);

/** Color scheme and language. */
export function DisplayPreferences() {
  const { t } = useTranslation('shell');
  const languageLinks = useLanguageLinks();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ChoiceGroup role="group" aria-label={t('scheme.label')} sx={scriptOnly}>
        {useColorSchemeChoices().map(({ choice, text, isSelected, buttonProps }) => (
          <ChoiceButton key={choice} {...buttonProps} aria-pressed={isSelected}>
            {text}
          </ChoiceButton>
        ))}
      </ChoiceGroup>
      {languageLinks.length > 0 && (
        <ChoiceGroup role="group" aria-label={t('language')}>
          {languageLinks.map(({ name, isCurrent, linkProps }) => (
            <ChoiceLink key={name} {...linkProps} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </ChoiceLink>
          ))}
        </ChoiceGroup>
      )}
    </Stack>
  );
}
