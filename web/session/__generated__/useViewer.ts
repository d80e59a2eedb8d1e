/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ViewerFragment = { id: string, firstName: string, lastName: string, email: string, role: Types.Role, avatar: string | null, isAwaitingApproval: boolean, isEmailConfirmed: boolean, isEmailBounced: boolean, mustSetUpSecondFactor: boolean, deleteAfter: string | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, firstName: string, lastName: string, email: string, role: Types.Role, avatar: string | null, isAwaitingApproval: boolean, isEmailConfirmed: boolean, isEmailBounced: boolean, mustSetUpSecondFactor: boolean, deleteAfter: string | null } | null };

export const ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"isAwaitingApproval"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailBounced"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAfter"}}]}}]} as unknown as DocumentNode<ViewerFragment, unknown>;
export const MeDocument = {"__meta__":{"hash":"ed18eec9c6e135f015a1adc77474712b23a4dea1d291180dd8a4df86d8cba5d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"isAwaitingApproval"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailBounced"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAfter"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;

export const useMeQuery = (options?: apollo.useQuery.Options<MeQuery, MeQueryVariables> | SkipToken) =>
  apollo.useQuery<MeQuery, MeQueryVariables>(MeDocument, options ?? {});