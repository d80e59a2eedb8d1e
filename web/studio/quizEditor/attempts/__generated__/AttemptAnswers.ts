/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AttemptOwnerQueryVariables = Exact<{
  attemptId: string;
}>;


export type AttemptOwnerQuery = { quizAttempt: { id: string, enrollmentId: string, studentName: string, studentNameAr: string } | null };


export const AttemptOwnerDocument = {"__meta__":{"hash":"047f2bb3cfc7843bc44f063dfcd9e1a2b7a5b7af8e3384ddf7e67553227897e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttemptOwner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollmentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"studentNameAr"}}]}}]}}]} as unknown as DocumentNode<AttemptOwnerQuery, AttemptOwnerQueryVariables>;

export const useAttemptOwnerQuery = (options: apollo.useQuery.Options<AttemptOwnerQuery, AttemptOwnerQueryVariables> | SkipToken) =>
  apollo.useQuery<AttemptOwnerQuery, AttemptOwnerQueryVariables>(AttemptOwnerDocument, options);