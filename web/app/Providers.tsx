import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { StorageManager } from '@mui/material/styles';
import type { ResourceLanguage } from 'i18next';
import type { ReactNode } from 'react';
import { parseColorScheme, colorSchemeCookie, type ColorScheme } from '../../schema/contract/colorScheme';
import type { Language } from '../../schema/contract/languages';
import { LanguageProvider } from '../language/LanguageProvider';
import { useLanguage } from '../language/useLanguage';
import { createTayyarTheme } from '../theme/theme';
import { ToastProvider } from '../ui/feedback/ToastProvider';

const yearInSeconds = 60 * 60 * 24 * 365;

/** The visitor's choice between light and dark, from its cookie; undefined where the device decides. */
function readStoredColorScheme(): ColorScheme | undefined {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${colorSchemeCookie}=`));
  return parseColorScheme(cookie?.slice(colorSchemeCookie.length + 1));
}

/** Where the theme keeps the choice: in the cookie that the server reads, so that no page flashes. */
const colorSchemeStorage: StorageManager = ({ key }) => ({
  get: (otherwise: unknown) =>
    key.endsWith('mode') && typeof document !== 'undefined' ? (readStoredColorScheme() ?? otherwise) : otherwise,
  set: (choice: unknown) => {
    if (!key.endsWith('mode')) return;
    const scheme = parseColorScheme(choice);
    document.cookie = `${colorSchemeCookie}=${scheme ?? ''}; path=/; max-age=${scheme ? yearInSeconds : 0}; samesite=lax`;
  },
  subscribe: () => () => undefined,
});

const themes = { rtl: createTayyarTheme('rtl'), ltr: createTayyarTheme('ltr') };

interface AppThemeProps {
  /** The Emotion cache that writes styles for a direction. */
  getEmotionCache(direction: 'rtl' | 'ltr'): EmotionCache;
  children: ReactNode;
}

/** The look, in the direction of the language: theme and style cache change together with it, in one render. */
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

export interface ProvidersProps {
  client: ApolloClient;
  /** The language of the first render, and its messages. */
  language: Language;
  messages: ResourceLanguage;
  getEmotionCache(direction: 'rtl' | 'ltr'): EmotionCache;
  children: ReactNode;
}

/** Everything that stands around the screens, the same on the server and in the browser. */
export function Providers({ client, language, messages, getEmotionCache, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <LanguageProvider language={language} messages={messages}>
        <AppTheme getEmotionCache={getEmotionCache}>
          <ToastProvider>{children}</ToastProvider>
        </AppTheme>
      </LanguageProvider>
    </ApolloProvider>
  );
}
