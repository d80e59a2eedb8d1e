/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingCountsQuery = { waitingCounts: Array<{ kind: Types.WaitingKind, count: number, oldestAt: string | null, onlyId: string | null }> };


export const WaitingCountsDocument = {"__meta__":{"hash":"5c1e250e1f745bafe60e36d59fae5c7345452c8a34ee837fcf16327e33b77bfe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}},{"kind":"Field","name":{"kind":"Name","value":"onlyId"}}]}}]} as unknown as DocumentNode<WaitingCountsQuery, WaitingCountsQueryVariables>;

export const useWaitingCountsQuery = (options?: apollo.useQuery.Options<WaitingCountsQuery, WaitingCountsQueryVariables> | SkipToken) =>
  apollo.useQuery<WaitingCountsQuery, WaitingCountsQueryVariables>(WaitingCountsDocument, options ?? {});