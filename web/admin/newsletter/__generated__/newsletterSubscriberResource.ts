/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminNewsletterSubscriberFragment = { id: string, email: string, language: Types.Language, confirmedAt: string | null, bouncedAt: string | null, createdAt: string };

export type AdminNewsletterSubscriberListQueryVariables = Exact<{
  filter?: Types.AdminNewsletterSubscriberFilter | null | undefined;
  sort: Types.NewsletterSubscriberSortField;
  direction: Types.SortDirection;
  page: number;
  pageSize: number;
}>;


export type AdminNewsletterSubscriberListQuery = { adminNewsletterSubscribers: { totalCount: number, rows: Array<{ id: string, email: string, language: Types.Language, confirmedAt: string | null, bouncedAt: string | null, createdAt: string }> } };

export type DeleteNewsletterSubscriberMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNewsletterSubscriberMutation = { deleteNewsletterSubscriber: boolean };

export type DeleteNewsletterSubscribersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteNewsletterSubscribersMutation = { deleteNewsletterSubscribers: { succeeded: Array<string>, unchanged: Array<string>, failed: Array<{ id: string, message: string }> } };

export const AdminNewsletterSubscriberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminNewsletterSubscriber"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterSubscriber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdminNewsletterSubscriberFragment, unknown>;
export const AdminNewsletterSubscriberListDocument = {"__meta__":{"hash":"779d4ec7790247867412689c343f8e6ca1754ac8b7e7003ca6d2ec5b78f1b1bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminNewsletterSubscriberList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminNewsletterSubscriberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterSubscriberSortField"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminNewsletterSubscribers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminNewsletterSubscriber"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminNewsletterSubscriber"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterSubscriber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdminNewsletterSubscriberListQuery, AdminNewsletterSubscriberListQueryVariables>;
export const DeleteNewsletterSubscriberDocument = {"__meta__":{"hash":"39d6153c4949ba9a0a0dbf2d9760a7eb6a307a33379fd66fee482579391a29a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNewsletterSubscriber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNewsletterSubscriber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteNewsletterSubscriberMutation, DeleteNewsletterSubscriberMutationVariables>;
export const DeleteNewsletterSubscribersDocument = {"__meta__":{"hash":"e8a3296483f5f603f74e9a6161a74c73bcff74ea3b2e5f752114436592231a79"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNewsletterSubscribers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNewsletterSubscribers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteNewsletterSubscribersMutation, DeleteNewsletterSubscribersMutationVariables>;

export const useAdminNewsletterSubscriberListQuery = (options: apollo.useQuery.Options<AdminNewsletterSubscriberListQuery, AdminNewsletterSubscriberListQueryVariables> | SkipToken) =>
  apollo.useQuery<AdminNewsletterSubscriberListQuery, AdminNewsletterSubscriberListQueryVariables>(AdminNewsletterSubscriberListDocument, options);

export const useDeleteNewsletterSubscriberMutation = (options?: apollo.useMutation.Options<DeleteNewsletterSubscriberMutation, DeleteNewsletterSubscriberMutationVariables>) =>
  apollo.useMutation<DeleteNewsletterSubscriberMutation, DeleteNewsletterSubscriberMutationVariables>(DeleteNewsletterSubscriberDocument, options);

export const useDeleteNewsletterSubscribersMutation = (options?: apollo.useMutation.Options<DeleteNewsletterSubscribersMutation, DeleteNewsletterSubscribersMutationVariables>) =>
  apollo.useMutation<DeleteNewsletterSubscribersMutation, DeleteNewsletterSubscribersMutationVariables>(DeleteNewsletterSubscribersDocument, options);