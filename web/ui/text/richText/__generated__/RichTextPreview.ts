/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RichTextBlocks } from '../../../../../schema/contract/richText';
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RichTextPreviewQueryVariables = Exact<{
  text: string;
}>;


export type RichTextPreviewQuery = { richTextPreview: RichTextBlocks };


export const RichTextPreviewDocument = {"__meta__":{"hash":"0b45df5dd463ebecd45ae0508a77b0abceb97f9ebed6826341eff4aa26316d09"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RichTextPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"richTextPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}]}}]} as unknown as DocumentNode<RichTextPreviewQuery, RichTextPreviewQueryVariables>;

export const useRichTextPreviewQuery = (options: apollo.useQuery.Options<RichTextPreviewQuery, RichTextPreviewQueryVariables> | SkipToken) =>
  apollo.useQuery<RichTextPreviewQuery, RichTextPreviewQueryVariables>(RichTextPreviewDocument, options);