/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminVocabularyEntryFragment = { id: string, words: Array<string>, createdAt: string, updatedAt: string };

export type AdminSearchVocabularyQueryVariables = Exact<{
  filter?: Types.AdminSearchVocabularyFilter | null | undefined;
  sort: Types.SearchVocabularyEntrySortField;
  direction: Types.SortDirection;
  page: number;
  pageSize: number;
}>;


export type AdminSearchVocabularyQuery = { adminSearchVocabulary: { totalCount: number, rows: Array<{ id: string, words: Array<string>, createdAt: string, updatedAt: string }> } };

export type AdminVocabularyEntryByIdQueryVariables = Exact<{
  id: string;
}>;


export type AdminVocabularyEntryByIdQuery = { searchVocabularyEntry: { id: string, words: Array<string>, createdAt: string, updatedAt: string } | null };

export type CreateSearchVocabularyEntryMutationVariables = Exact<{
  input: Types.CreateSearchVocabularyEntryInput;
  clientKey?: string | null | undefined;
}>;


export type CreateSearchVocabularyEntryMutation = { createSearchVocabularyEntry: { id: string } };

export type UpdateSearchVocabularyEntryMutationVariables = Exact<{
  id: string;
  input: Types.UpdateSearchVocabularyEntryInput;
  updatedAt?: string | null | undefined;
}>;


export type UpdateSearchVocabularyEntryMutation = { updateSearchVocabularyEntry: { id: string } };

export type DeleteSearchVocabularyEntryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSearchVocabularyEntryMutation = { deleteSearchVocabularyEntry: string };

export type DeleteSearchVocabularyEntriesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteSearchVocabularyEntriesMutation = { deleteSearchVocabularyEntries: { succeeded: Array<string>, unchanged: Array<string>, failed: Array<{ id: string, message: string }> } };

export const AdminVocabularyEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminVocabularyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchVocabularyEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminVocabularyEntryFragment, unknown>;
export const AdminSearchVocabularyDocument = {"__meta__":{"hash":"9648bc8d190aa47cd1540c078da958ff93bb6897c96af018be25a8b1b4d394dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSearchVocabulary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSearchVocabularyFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchVocabularyEntrySortField"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSearchVocabulary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminVocabularyEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminVocabularyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchVocabularyEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminSearchVocabularyQuery, AdminSearchVocabularyQueryVariables>;
export const AdminVocabularyEntryByIdDocument = {"__meta__":{"hash":"0da2e77b913523bccd08f9844b532a8472b3ffff5354aade57458be057447652"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminVocabularyEntryById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchVocabularyEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminVocabularyEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminVocabularyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchVocabularyEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminVocabularyEntryByIdQuery, AdminVocabularyEntryByIdQueryVariables>;
export const CreateSearchVocabularyEntryDocument = {"__meta__":{"hash":"b5f9af3e967c930d14e50c4e23eb984c418868c5f66208e8bb61a9da8c4d3e8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSearchVocabularyEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSearchVocabularyEntryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSearchVocabularyEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateSearchVocabularyEntryMutation, CreateSearchVocabularyEntryMutationVariables>;
export const UpdateSearchVocabularyEntryDocument = {"__meta__":{"hash":"3569453221a1655ce522d9ccd89cb23d2d382d0b525eb7d2418607aa38240c77"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSearchVocabularyEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSearchVocabularyEntryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSearchVocabularyEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateSearchVocabularyEntryMutation, UpdateSearchVocabularyEntryMutationVariables>;
export const DeleteSearchVocabularyEntryDocument = {"__meta__":{"hash":"dd3285861f46c689733907465861c1d0bf890ff5d00dbb84db77df5294be20b4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSearchVocabularyEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSearchVocabularyEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSearchVocabularyEntryMutation, DeleteSearchVocabularyEntryMutationVariables>;
export const DeleteSearchVocabularyEntriesDocument = {"__meta__":{"hash":"0fedeb09354dd141077591f3fc58c6a186d51b9f2782a353cac7e404dd175bd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSearchVocabularyEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSearchVocabularyEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteSearchVocabularyEntriesMutation, DeleteSearchVocabularyEntriesMutationVariables>;

export const useAdminSearchVocabularyQuery = (options: apollo.useQuery.Options<AdminSearchVocabularyQuery, AdminSearchVocabularyQueryVariables> | SkipToken) =>
  apollo.useQuery<AdminSearchVocabularyQuery, AdminSearchVocabularyQueryVariables>(AdminSearchVocabularyDocument, options);

export const useAdminVocabularyEntryByIdQuery = (options: apollo.useQuery.Options<AdminVocabularyEntryByIdQuery, AdminVocabularyEntryByIdQueryVariables> | SkipToken) =>
  apollo.useQuery<AdminVocabularyEntryByIdQuery, AdminVocabularyEntryByIdQueryVariables>(AdminVocabularyEntryByIdDocument, options);

export const useCreateSearchVocabularyEntryMutation = (options?: apollo.useMutation.Options<CreateSearchVocabularyEntryMutation, CreateSearchVocabularyEntryMutationVariables>) =>
  apollo.useMutation<CreateSearchVocabularyEntryMutation, CreateSearchVocabularyEntryMutationVariables>(CreateSearchVocabularyEntryDocument, options);

export const useUpdateSearchVocabularyEntryMutation = (options?: apollo.useMutation.Options<UpdateSearchVocabularyEntryMutation, UpdateSearchVocabularyEntryMutationVariables>) =>
  apollo.useMutation<UpdateSearchVocabularyEntryMutation, UpdateSearchVocabularyEntryMutationVariables>(UpdateSearchVocabularyEntryDocument, options);

export const useDeleteSearchVocabularyEntryMutation = (options?: apollo.useMutation.Options<DeleteSearchVocabularyEntryMutation, DeleteSearchVocabularyEntryMutationVariables>) =>
  apollo.useMutation<DeleteSearchVocabularyEntryMutation, DeleteSearchVocabularyEntryMutationVariables>(DeleteSearchVocabularyEntryDocument, options);

export const useDeleteSearchVocabularyEntriesMutation = (options?: apollo.useMutation.Options<DeleteSearchVocabularyEntriesMutation, DeleteSearchVocabularyEntriesMutationVariables>) =>
  apollo.useMutation<DeleteSearchVocabularyEntriesMutation, DeleteSearchVocabularyEntriesMutationVariables>(DeleteSearchVocabularyEntriesDocument, options);