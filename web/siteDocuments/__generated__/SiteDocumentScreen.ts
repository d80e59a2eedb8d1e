/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../data/__generated__/schemaTypes';

import type { RichTextBlocks } from '../../../schema/contract/richText';
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteDocumentQueryVariables = Exact<{
  name: Types.SiteDocumentName;
}>;


export type SiteDocumentQuery = { siteDocument: { id: string, title: string, titleAr: string, bodyBlocks: RichTextBlocks, bodyBlocksAr: RichTextBlocks, updatedAt: string } | null };


export const SiteDocumentDocument = {"__meta__":{"hash":"852d2c24454c9c14fed7513c403afb3d4034c2698ca440c71d341a1160be7403"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDocumentName"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"bodyBlocks"}},{"kind":"Field","name":{"kind":"Name","value":"bodyBlocksAr"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<SiteDocumentQuery, SiteDocumentQueryVariables>;

export const useSiteDocumentQuery = (options: apollo.useQuery.Options<SiteDocumentQuery, SiteDocumentQueryVariables> | SkipToken) =>
  apollo.useQuery<SiteDocumentQuery, SiteDocumentQueryVariables>(SiteDocumentDocument, options);