import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/useLanguage';
import { createTayyarTheme } from '../theme/theme';
import { schemeMemory } from './schemeMemory';

const themes = { rtl: createTayyarTheme('rtl'), ltr: createTayyarTheme('ltr') };

interface AppearanceProps {
  /** The Emotion cache that writes styles for a direction. */
  cacheFor(direction: 'rtl' | 'ltr'): EmotionCache;
  children: ReactNode;
}

/** The look, in the direction of the language: theme and style cache change together with it, in one render. */
export function Appearance({ cacheFor, children }: AppearanceProps) {
  const { direction } = useLanguage();
  return (
    <CacheProvider value={cacheFor(direction)}>
      <ThemeProvider theme={themes[direction]} storageManager={schemeMemory} defaultMode="system">
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
