import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';

// Sent like any other page's request of this site: with the visitor's own session.
const fetcher = createGraphiQLFetcher({ url: '/graphql' });

const container = document.getElementById('sandbox');
if (container) createRoot(container).render(<GraphiQL fetcher={fetcher} />);
