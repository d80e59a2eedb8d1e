/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StopMailsMutationVariables = Exact<{
  token: string;
}>;


export type StopMailsMutation = { stopMails: string };


export const StopMailsDocument = {"__meta__":{"hash":"9d448e7b17d2c222ffb3264dd58f37180ba5cd8d72436497279d576c4963a9f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<StopMailsMutation, StopMailsMutationVariables>;

export const useStopMailsMutation = (options?: apollo.useMutation.Options<StopMailsMutation, StopMailsMutationVariables>) =>
  apollo.useMutation<StopMailsMutation, StopMailsMutationVariables>(StopMailsDocument, options);