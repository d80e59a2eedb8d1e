import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { ThemeProvider, type StorageManager } from '@mui/material/styles';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { parseColorScheme, colorSchemeCookie, type ColorScheme } from '../../schema/contract/site/colorScheme';
import { type Language, useLanguage } from '../language';
import { colorSchemeEvent } from '../data/browser/applicationState';
import { readCookie, storeCookie } from '../data/browser/cookies';
import { LanguageProvider } from '../language/LanguageProvider';
import { createTayyarTheme } from '../theme/theme';
import { ToastProvider } from '../ui/feedback/ToastProvider';

interface ProvidersProps {
  client: ApolloClient;
  language: Language;
  i18n: i18n;
  getEmotionCache(direction: 'rtl' | 'ltr'): EmotionCache;
  children: ReactNode;
}

export function Providers({ client, language, i18n, getEmotionCache, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <LanguageProvider language={language} i18n={i18n}>
        <AppTheme getEmotionCache={getEmotionCache}>
          <ToastProvider>{children}</ToastProvider>
        </AppTheme>
      </LanguageProvider>
    </ApolloProvider>
  );
}

/** Reads the cookie; undefined means the device's preference. */
const readStoredColorScheme = (): ColorScheme | undefined => parseColorScheme(readCookie(colorSchemeCookie));

/** Stores the choice in a cookie that the server reads, so that the first paint has the right scheme. */
const colorSchemeStorage: StorageManager = ({ key }) => ({
  get: (defaultMode: unknown) =>
    key.endsWith('mode') && typeof document !== 'undefined' ? (readStoredColorScheme() ?? defaultMode) : defaultMode,
  set: (choice: unknown) => {
    if (!key.endsWith('mode')) return;
    storeCookie(colorSchemeCookie, parseColorScheme(choice) ?? '');
  },
  subscribe: (onChange) => {
    if (!key.endsWith('mode')) return () => undefined;
    // The boot script may store a choice until the application is ready.
    const update = () => onChange(readStoredColorScheme());
    update();
    document.addEventListener(colorSchemeEvent, update);
    return () => document.removeEventListener(colorSchemeEvent, update);
  },
});

const themes = { rtl: createTayyarTheme('rtl'), ltr: createTayyarTheme('ltr') };

interface AppThemeProps {
  getEmotionCache(direction: 'rtl' | 'ltr'): EmotionCache;
  children: ReactNode;
}

/** Theme and style cache change together with the language's direction, in one render. */
function AppTheme({ getEmotionCache, children }: AppThemeProps) {
  const { direction } = useLanguage();
  return (
    <CacheProvider value={getEmotionCache(direction)}>
      <ThemeProvider theme={themes[direction]} storageManager={colorSchemeStorage} defaultMode="system">
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
