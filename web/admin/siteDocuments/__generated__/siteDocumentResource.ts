/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminSiteDocumentFragment = { id: string, name: Types.SiteDocumentName, title: string, titleAr: string, body: string, bodyAr: string, updatedAt: string };

export type AdminSiteDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSiteDocumentsQuery = { siteDocuments: Array<{ id: string, name: Types.SiteDocumentName, title: string, titleAr: string, body: string, bodyAr: string, updatedAt: string }> };

export type UpdateSiteDocumentMutationVariables = Exact<{
  id: string;
  input: Types.UpdateSiteDocumentInput;
  updatedAt?: string | null | undefined;
}>;


export type UpdateSiteDocumentMutation = { updateSiteDocument: { id: string } };

export const AdminSiteDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSiteDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyAr"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminSiteDocumentFragment, unknown>;
export const AdminSiteDocumentsDocument = {"__meta__":{"hash":"7b9a3a352062d112b54528b2a93b80948d27a7c68a3f3ca842c818a50bf48a93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSiteDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSiteDocument"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSiteDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyAr"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminSiteDocumentsQuery, AdminSiteDocumentsQueryVariables>;
export const UpdateSiteDocumentDocument = {"__meta__":{"hash":"cbae2856283b442cf09073248c8a7633816c0baed4c8a4b76127c9641fd72d3c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSiteDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteDocumentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateSiteDocumentMutation, UpdateSiteDocumentMutationVariables>;

export const useAdminSiteDocumentsQuery = (options?: apollo.useQuery.Options<AdminSiteDocumentsQuery, AdminSiteDocumentsQueryVariables> | SkipToken) =>
  apollo.useQuery<AdminSiteDocumentsQuery, AdminSiteDocumentsQueryVariables>(AdminSiteDocumentsDocument, options ?? {});

export const useUpdateSiteDocumentMutation = (options?: apollo.useMutation.Options<UpdateSiteDocumentMutation, UpdateSiteDocumentMutationVariables>) =>
  apollo.useMutation<UpdateSiteDocumentMutation, UpdateSiteDocumentMutationVariables>(UpdateSiteDocumentDocument, options);