/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeletionEffectsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletionEffectsQuery = { accountDeletionEffects: { certificates: Array<{ id: string, number: string, code: string, courseTitle: string, courseTitleAr: string }>, payments: Array<{ id: string, reference: string, status: Types.PaymentStatus }> } };


export const DeletionEffectsDocument = {"__meta__":{"hash":"73c8bb0dd43c96e6523cf3b8c815cf9ce96c68b99142cf114df1937822ed06b3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletionEffects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountDeletionEffects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitleAr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<DeletionEffectsQuery, DeletionEffectsQueryVariables>;

export const useDeletionEffectsQuery = (options?: apollo.useQuery.Options<DeletionEffectsQuery, DeletionEffectsQueryVariables> | SkipToken) =>
  apollo.useQuery<DeletionEffectsQuery, DeletionEffectsQueryVariables>(DeletionEffectsDocument, options ?? {});