/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PrerequisiteOptionsQueryVariables = Exact<{
  search: string;
}>;


export type PrerequisiteOptionsQuery = { courses: { nodes: Array<{ id: string, title: string, titleAr: string }> } };


export const PrerequisiteOptionsDocument = {"__meta__":{"hash":"9be5faddee453b9866de9e35df514b467af50342e64062936f08b115e311b655"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrerequisiteOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}}]}}]}}]}}]} as unknown as DocumentNode<PrerequisiteOptionsQuery, PrerequisiteOptionsQueryVariables>;

export const usePrerequisiteOptionsQuery = (options: apollo.useQuery.Options<PrerequisiteOptionsQuery, PrerequisiteOptionsQueryVariables> | SkipToken) =>
  apollo.useQuery<PrerequisiteOptionsQuery, PrerequisiteOptionsQueryVariables>(PrerequisiteOptionsDocument, options);