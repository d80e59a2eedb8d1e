/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingThreadsQueryVariables = Exact<{
  courseId: string;
}>;


export type WaitingThreadsQuery = { waitingThreadCount: number };


export const WaitingThreadsDocument = {"__meta__":{"hash":"a0ed6de8b920ca05474f5acce4a7adfed3760acde8882dd866b34fb7ef3e3045"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingThreads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingThreadCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}]}]}}]} as unknown as DocumentNode<WaitingThreadsQuery, WaitingThreadsQueryVariables>;

export const useWaitingThreadsQuery = (options: apollo.useQuery.Options<WaitingThreadsQuery, WaitingThreadsQueryVariables> | SkipToken) =>
  apollo.useQuery<WaitingThreadsQuery, WaitingThreadsQueryVariables>(WaitingThreadsDocument, options);