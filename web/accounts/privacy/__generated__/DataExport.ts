/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnDataExportFragment = { id: string, state: Types.DataExportState, bytes: number | null, url: string | null, expiresAt: string };

export type OwnDataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDataExportQuery = { myDataExport: { id: string, state: Types.DataExportState, bytes: number | null, url: string | null, expiresAt: string } | null };

export type RequestDataExportMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDataExportMutation = { requestDataExport: { id: string, state: Types.DataExportState, bytes: number | null, url: string | null, expiresAt: string } };

export const OwnDataExportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDataExport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<OwnDataExportFragment, unknown>;
export const OwnDataExportDocument = {"__meta__":{"hash":"09c118086da733ad5dfd8f7eaef1689820738af1fbff732027228cff925d1f93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDataExport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDataExport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<OwnDataExportQuery, OwnDataExportQueryVariables>;
export const RequestDataExportDocument = {"__meta__":{"hash":"eb554e687aad1885484bee17d5c9bc370d8839ec9a7f71953142332bfb3f33e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDataExport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDataExport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<RequestDataExportMutation, RequestDataExportMutationVariables>;

export const useOwnDataExportQuery = (options?: apollo.useQuery.Options<OwnDataExportQuery, OwnDataExportQueryVariables> | SkipToken) =>
  apollo.useQuery<OwnDataExportQuery, OwnDataExportQueryVariables>(OwnDataExportDocument, options ?? {});

export const useRequestDataExportMutation = (options?: apollo.useMutation.Options<RequestDataExportMutation, RequestDataExportMutationVariables>) =>
  apollo.useMutation<RequestDataExportMutation, RequestDataExportMutationVariables>(RequestDataExportDocument, options);