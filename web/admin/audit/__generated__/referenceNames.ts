/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReferenceNamesQueryVariables = Exact<{
  references: Array<Types.RowReference> | Types.RowReference;
}>;


export type ReferenceNamesQuery = { referenceNames: Array<{ entity: Types.AuditedEntity, id: string, name: string }> };


export const ReferenceNamesDocument = {"__meta__":{"hash":"c076681534db338700f46a639f792a35546ad5c0b10827fcf00df8b83c0e2c32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferenceNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"references"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RowReference"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referenceNames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"references"},"value":{"kind":"Variable","name":{"kind":"Name","value":"references"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ReferenceNamesQuery, ReferenceNamesQueryVariables>;

export const useReferenceNamesQuery = (options: apollo.useQuery.Options<ReferenceNamesQuery, ReferenceNamesQueryVariables> | SkipToken) =>
  apollo.useQuery<ReferenceNamesQuery, ReferenceNamesQueryVariables>(ReferenceNamesDocument, options);