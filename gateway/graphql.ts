import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { schema } from '../schema';
import type { Context } from '../schema/context';
import type { Config } from './config';
import { documentLimits } from './documents';
import { speech } from './speech';

/** The engine behind /graphql and the rendered pages, started. */
export async function graphqlEngine({ production, limits }: Config, log: Logger): Promise<ApolloServer<Context>> {
  const engine = new ApolloServer<Context>({
    schema,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: limits.document.tokens },
    maxRecursiveSelections: limits.document.selections,
    validationRules: [documentLimits(limits.document)],
    validationOptions: { maxErrors: 10 },
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    logger: quiet(log),
    formatError: unspoken,
    plugins: [ApolloServerPluginLandingPageDisabled(), speech(log)],
  });
  await engine.start();
  return engine;
}

/** Apollo's own errors about the shape of the body are clear; `speech` takes care of all others after this. */
const unspoken = ({ message, extensions }: GraphQLFormattedError): GraphQLFormattedError =>
  extensions?.code === 'BAD_REQUEST'
    ? { message, extensions: { code: 'BAD_USER_INPUT', status: 400, problem: 'malformedRequest' } }
    : { message, extensions: { code: extensions?.code } };

const quiet = (log: Logger) => ({
  debug: (message: string) => log.debug(message),
  info: (message: string) => log.info(message),
  warn: (message: string) => log.warn(message),
  error: (message: string) => log.error(message),
});
