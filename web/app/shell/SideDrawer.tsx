import {
  Button,
  Divider,
  Drawer,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  useColorScheme,
} from '@mui/material';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../language';
import { dashboardPath } from '../../../schema/contract/permissions';
import { CloseIcon } from '../../art/icons/listIcons';
import { paths, ButtonLink } from '../../routing';
import { useViewer } from '../../session/useViewer';
import { BrandLink } from './BrandLink';
import { colorSchemeModes } from './ColorSchemeMenu';
import { languageNames } from './LanguageMenu';
import { useLanguageSwitcher } from './languageSwitching';
import { mainNavLinks } from './mainNavLinks';
import { useLogoutFlow } from './useLogoutFlow';

interface SideDrawerProps {
  isOpen: boolean;
  onClose(): void;
}

export function SideDrawer({ isOpen, onClose }: SideDrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer anchor="right" open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': t('menu.title') } }}>
      <Stack sx={{ minBlockSize: '100%', padding: 2, gap: 1.5 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <span onClickCapture={onClose}>
            <BrandLink />
          </span>
          <IconButton aria-label={t('menu.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <nav aria-label={t('mainNavigation')}>
          <List disablePadding>
            <ListItem disablePadding>
              <ListItemButton component={NavLink} to={paths.searchField} onClick={onClose}>
                {t('search')}
              </ListItemButton>
            </ListItem>
            {mainNavLinks.map(({ name, to }) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  component={NavLink}
                  to={to}
                  onClick={onClose}
                  sx={{ '&[aria-current="page"]': { backgroundColor: 'tint', color: 'onTint', fontWeight: 700 } }}
                >
                  {t(`links.${name}`)}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
        <Divider />
        <DrawerAccountLinks onClose={onClose} />
        <Stack sx={{ flex: 1, justifyContent: 'end' }}>
          <DrawerPreferences />
        </Stack>
      </Stack>
    </Drawer>
  );
}

function DrawerPreferences() {
  const { t } = useTranslation('shell');
  const { language, selectLanguage, isLocked } = useLanguageSwitcher();
  const { mode, setMode } = useColorScheme();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <LabeledToggleGroup
        label={t('scheme.label')}
        value={mode}
        choices={colorSchemeModes.map((value) => ({ value, text: t(`scheme.${value}`) }))}
        onChange={(value) => setMode(value)}
      />
      {!isLocked && (
        <LabeledToggleGroup
          label={t('language')}
          value={language}
          choices={languageNames.map(([value, text]) => ({ value, text, lang: value }))}
          onChange={selectLanguage}
        />
      )}
    </Stack>
  );
}

interface LabeledToggleGroupProps<Value extends string> {
  label: string;
  value: Value | undefined;
  choices: readonly { value: Value; text: string; lang?: string }[];
  onChange(value: Value): void;
}

function LabeledToggleGroup<Value extends string>({ label, value, choices, onChange }: LabeledToggleGroupProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={value ?? null}
      aria-label={label}
      onChange={(_event, newValue: Value | null) => {
        if (newValue) onChange(newValue);
      }}
    >
      {choices.map(({ text, ...choice }) => (
        <ToggleButton key={choice.value} {...choice} sx={{ minBlockSize: 44 }}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function DrawerAccountLinks({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { viewer } = useViewer();
  const logout = useLogoutFlow();
  if (!viewer) {
    return (
      <Stack sx={{ gap: 1 }}>
        <ButtonLink to={paths.auth()} variant="outlined" onClick={onClose}>
          {t('account.login')}
        </ButtonLink>
        <ButtonLink to={paths.auth(undefined, 'register')} variant="contained" onClick={onClose}>
          {t('account.register')}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <ButtonLink to={dashboardPath(viewer.role)} variant="contained" onClick={onClose}>
        {t(`account.dashboard.${viewer.role}`)}
      </ButtonLink>
      <ButtonLink to={paths.account} variant="outlined" onClick={onClose}>
        {t('account.settings')}
      </ButtonLink>
      <Button
        variant="outlined"
        onClick={() => {
          onClose();
          void logout();
        }}
      >
        {t('account.logout')}
      </Button>
    </Stack>
  );
}
