import { DOC_EXPLORER_PLUGIN } from '@graphiql/plugin-doc-explorer';
import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQLInterface, GraphiQLProvider } from 'graphiql';
import 'graphiql/style.css';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sandboxExamples } from './sandboxExamples';

// Sent like any other page's request of this site: with the visitor's own session. Each answer is one object.
const send = createGraphiQLFetcher({ url: '/graphql', enableIncrementalDelivery: false });

/** The token of an answer to `login`, `register` or `verifySecondFactor`. */
function findToken(result: unknown): string | undefined {
  const { data } = result as { data?: Record<string, { token?: unknown } | null> | null };
  const tokens = Object.values(data ?? {}).map((payload) => payload?.token);
  return tokens.find((token) => typeof token === 'string');
}

const hasAuthorization = (headers: object): boolean =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');

const plugins = [DOC_EXPLORER_PLUGIN];

/** Rendered after the provider has noted the visible plugin: on its first render the pane without one is closed. */
function Editor() {
  const [isProvided, setIsProvided] = useState(false);
  useEffect(() => setIsProvided(true), []);
  return isProvided && <GraphiQLInterface defaultEditorToolsVisibility="headers" />;
}

function Sandbox() {
  const [token, setToken] = useState<string>();
  const fetcher = useMemo<Fetcher>(
    () => async (parameters, options) => {
      const { headers = {} } = options ?? {};
      const result = await send(parameters, {
        ...options,
        headers: token && !hasAuthorization(headers) ? { ...headers, authorization: `Bearer ${token}` } : headers,
      });
      setToken((previous) => findToken(result) ?? previous);
      return result;
    },
    [token],
  );
  const headers = token === undefined ? undefined : JSON.stringify({ Authorization: `Bearer ${token}` }, null, 2);
  return (
    <GraphiQLProvider
      fetcher={fetcher}
      defaultTabs={sandboxExamples}
      headers={headers}
      defaultHeaders={headers}
      plugins={plugins}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      visiblePlugin={DOC_EXPLORER_PLUGIN}
    >
      <Editor />
    </GraphiQLProvider>
  );
}

const container = document.getElementById('sandbox');
if (container) createRoot(container).render(<Sandbox />);
