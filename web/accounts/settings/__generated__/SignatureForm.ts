/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetSignatureMutationVariables = Exact<{
  url?: string | null | undefined;
}>;


export type SetSignatureMutation = { setSignature: { id: string, signature: string | null } };


export const SetSignatureDocument = {"__meta__":{"hash":"6f15587247eacfc7948bea110b10c442e3d78cdd45cfcc2e0e79e2fae70a418d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSignature"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSignature"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}}]}}]}}]} as unknown as DocumentNode<SetSignatureMutation, SetSignatureMutationVariables>;

export const useSetSignatureMutation = (options?: apollo.useMutation.Options<SetSignatureMutation, SetSignatureMutationVariables>) =>
  apollo.useMutation<SetSignatureMutation, SetSignatureMutationVariables>(SetSignatureDocument, options);