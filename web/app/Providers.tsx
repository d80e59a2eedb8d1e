import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { EmotionCache } from '@emotion/react';
import type { ResourceLanguage } from 'i18next';
import type { ReactNode } from 'react';
import type { Language } from '../../schema/contract/languages';
import { LanguageProvider } from '../language/LanguageProvider';
import { Notices } from '../ui/Notices';
import { Appearance } from './Appearance';

export interface ProvidersProps {
  client: ApolloClient;
  /** The language of the first render, and its messages. */
  language: Language;
  messages: ResourceLanguage;
  cacheFor(direction: 'rtl' | 'ltr'): EmotionCache;
  children: ReactNode;
}

/** Everything that stands around the screens, the same on the server and in the browser. */
export function Providers({ client, language, messages, cacheFor, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <LanguageProvider language={language} messages={messages}>
        <Appearance cacheFor={cacheFor}>
          <Notices>{children}</Notices>
        </Appearance>
      </LanguageProvider>
    </ApolloProvider>
  );
}
