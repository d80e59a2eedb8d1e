import type { ApolloServer } from '@apollo/server';
import type { ReadRecorder } from '../cache/readRecorder';
import type { RequestContext } from '../context/requestContext';
import type { PageRequest } from './website';

/**
 * Executes the operations of a page in this process.
 * @param recorder learns of failed operations: their page is not cached
 */
export const executePageOperation =
  (
    apolloServer: ApolloServer<RequestContext>,
    contextValue: RequestContext,
    recorder?: ReadRecorder,
  ): PageRequest['execute'] =>
  async (query, variables, operationName) => {
    const { body } = await apolloServer.executeOperation({ query, variables, operationName }, { contextValue });
    if (body.kind !== 'single') throw new Error('Page operations must return a single result');
    if (body.singleResult.errors) recorder?.markUncacheable();
    return body.singleResult;
  };
