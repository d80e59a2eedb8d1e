/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminGlossaryTermListQueryVariables = Exact<{
  filter?: Types.GlossaryTermFilter | null | undefined;
  sort: Types.GlossaryTermSortField;
  direction: Types.SortDirection;
  page: number;
  pageSize: number;
}>;


export type AdminGlossaryTermListQuery = { adminGlossaryTerms: { totalCount: number, rows: Array<{ createdAt: string, id: string, term: string, termAr: string, letter: string, letterAr: string, definition: string, definitionAr: string, acronym: string | null, acronymAr: string | null, category: string, categoryAr: string, isPublished: boolean, updatedAt: string, canEdit: boolean }> }, glossaryCategories: Array<{ category: string, categoryAr: string, count: number }> };

export type DeleteGlossaryTermMutationVariables = Exact<{
  id: string;
}>;


export type DeleteGlossaryTermMutation = { deleteGlossaryTerm: string };

export type PublishGlossaryTermsMutationVariables = Exact<{
  ids: Array<string> | string;
  isPublished: boolean;
}>;


export type PublishGlossaryTermsMutation = { publishGlossaryTerms: { succeeded: Array<string>, failed: Array<{ id: string, message: string }> } };

export type DeleteGlossaryTermsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteGlossaryTermsMutation = { deleteGlossaryTerms: { succeeded: Array<string>, failed: Array<{ id: string, message: string }> } };


export const AdminGlossaryTermListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminGlossaryTermList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GlossaryTermFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GlossaryTermSortField"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminGlossaryTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GlossaryTermEntry"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"glossaryCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GlossaryCategoryCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GlossaryTermEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlossaryTerm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"termAr"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"letterAr"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"definitionAr"}},{"kind":"Field","name":{"kind":"Name","value":"acronym"}},{"kind":"Field","name":{"kind":"Name","value":"acronymAr"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryAr"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GlossaryCategoryCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlossaryCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryAr"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<AdminGlossaryTermListQuery, AdminGlossaryTermListQueryVariables>;
export const DeleteGlossaryTermDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGlossaryTerm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGlossaryTerm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteGlossaryTermMutation, DeleteGlossaryTermMutationVariables>;
export const PublishGlossaryTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishGlossaryTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPublished"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishGlossaryTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"isPublished"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPublished"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PublishGlossaryTermsMutation, PublishGlossaryTermsMutationVariables>;
export const DeleteGlossaryTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGlossaryTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGlossaryTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteGlossaryTermsMutation, DeleteGlossaryTermsMutationVariables>;

export const useAdminGlossaryTermListQuery = (options: apollo.useQuery.Options<AdminGlossaryTermListQuery, AdminGlossaryTermListQueryVariables> | SkipToken) =>
  apollo.useQuery<AdminGlossaryTermListQuery, AdminGlossaryTermListQueryVariables>(AdminGlossaryTermListDocument, options);

export const useDeleteGlossaryTermMutation = (options?: apollo.useMutation.Options<DeleteGlossaryTermMutation, DeleteGlossaryTermMutationVariables>) =>
  apollo.useMutation<DeleteGlossaryTermMutation, DeleteGlossaryTermMutationVariables>(DeleteGlossaryTermDocument, options);

export const usePublishGlossaryTermsMutation = (options?: apollo.useMutation.Options<PublishGlossaryTermsMutation, PublishGlossaryTermsMutationVariables>) =>
  apollo.useMutation<PublishGlossaryTermsMutation, PublishGlossaryTermsMutationVariables>(PublishGlossaryTermsDocument, options);

export const useDeleteGlossaryTermsMutation = (options?: apollo.useMutation.Options<DeleteGlossaryTermsMutation, DeleteGlossaryTermsMutationVariables>) =>
  apollo.useMutation<DeleteGlossaryTermsMutation, DeleteGlossaryTermsMutationVariables>(DeleteGlossaryTermsDocument, options);