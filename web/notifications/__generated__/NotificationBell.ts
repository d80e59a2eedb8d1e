/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadNotificationsOfPageMutationVariables = Exact<{
  path: string;
}>;


export type ReadNotificationsOfPageMutation = { markNotificationsRead: number };

export type UnreadNotificationCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationCountQuery = { unreadNotificationCount: number };


export const ReadNotificationsOfPageDocument = {"__meta__":{"hash":"6ae99874f71a81641bd05b2230f6cb413e8496da95bb4e517f7e18e9830969b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadNotificationsOfPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}]}]}}]} as unknown as DocumentNode<ReadNotificationsOfPageMutation, ReadNotificationsOfPageMutationVariables>;
export const UnreadNotificationCountDocument = {"__meta__":{"hash":"943f1ad8ae477d2a706bc7c3b79e95961d9cf40e093de54b07c63fe3934fbc3e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotificationCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<UnreadNotificationCountQuery, UnreadNotificationCountQueryVariables>;

export const useReadNotificationsOfPageMutation = (options?: apollo.useMutation.Options<ReadNotificationsOfPageMutation, ReadNotificationsOfPageMutationVariables>) =>
  apollo.useMutation<ReadNotificationsOfPageMutation, ReadNotificationsOfPageMutationVariables>(ReadNotificationsOfPageDocument, options);

export const useUnreadNotificationCountQuery = (options?: apollo.useQuery.Options<UnreadNotificationCountQuery, UnreadNotificationCountQueryVariables> | SkipToken) =>
  apollo.useQuery<UnreadNotificationCountQuery, UnreadNotificationCountQueryVariables>(UnreadNotificationCountDocument, options ?? {});