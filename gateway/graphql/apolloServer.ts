import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { schema } from '../../schema';
import type { Context } from '../../schema/core/context';
import { Problem } from '../../schema/core/errors';
import type { Limits, Config } from '../config';
import { formatErrorsPlugin } from './formatErrors';

/**
 * Bounds what one document asks for side by side: a hundred sign-ins under a hundred aliases are the reason. Depth and cost
 * are the schema's own limits.
 */
const documentLimits =
  ({ rootFields, mutations, aliases }: Limits['document']): ValidationRule =>
  (context): ASTVisitor => {
    const refuse = () => context.reportError(new GraphQLError('', { originalError: new Problem('queryTooLarge') }));
    let renamed = 0;
    return {
      OperationDefinition({ operation, selectionSet }) {
        const limit = operation === OperationTypeNode.MUTATION ? mutations : rootFields;
        if (countFields(selectionSet, context) > limit) refuse();
      },
      Field({ alias }) {
        renamed += alias ? 1 : 0;
        if (alias && renamed === aliases + 1) refuse();
      },
    };
  };

/** Fields of a selection, those of its fragments included; each fragment counts once, as it is carried out once. */
function countFields({ selections }: SelectionSetNode, context: ValidationContext, seen = new Set<string>()): number {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT) count += countFields(selection.selectionSet, context, seen);
    else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      count += fragment ? countFields(fragment.selectionSet, context, seen) : 0;
    }
  }
  return count;
}

/** The engine behind /graphql and the rendered pages, started. */
export async function createApolloServer({ production, limits }: Config, log: Logger): Promise<ApolloServer<Context>> {
  const engine = new ApolloServer<Context>({
    schema,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxLexicalTokens: limits.document.tokens },
    maxRecursiveSelections: limits.document.selections,
    validationRules: [documentLimits(limits.document)],
    validationOptions: { maxErrors: 10 },
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    logger: toApolloLogger(log),
    formatError: maskError,
    plugins: [ApolloServerPluginLandingPageDisabled(), formatErrorsPlugin(log)],
  });
  await engine.start();
  return engine;
}

/** Apollo's own errors about the shape of the body are clear; `speech` takes care of all others after this. */
const maskError = ({ message, extensions }: GraphQLFormattedError): GraphQLFormattedError =>
  extensions?.code === 'BAD_REQUEST'
    ? { message, extensions: { code: 'BAD_USER_INPUT', status: 400, problem: 'malformedRequest' } }
    : { message, extensions: { code: extensions?.code } };

const toApolloLogger = (log: Logger) => ({
  debug: (message: string) => log.debug(message),
  info: (message: string) => log.info(message),
  warn: (message: string) => log.warn(message),
  error: (message: string) => log.error(message),
});
