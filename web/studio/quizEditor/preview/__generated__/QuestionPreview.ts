/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RichTextBlocks } from '../../../../../schema/contract/richText';
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuestionTextPreviewsQueryVariables = Exact<{
  texts: Array<string> | string;
}>;


export type QuestionTextPreviewsQuery = { richTextPreviews: Array<RichTextBlocks> };


export const QuestionTextPreviewsDocument = {"__meta__":{"hash":"d72b2beddd329afa9d86cfdef30fde0c4cd37e7ca93501dcb395538b23576af1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionTextPreviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"texts"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"richTextPreviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"texts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"texts"}}}]}]}}]} as unknown as DocumentNode<QuestionTextPreviewsQuery, QuestionTextPreviewsQueryVariables>;

export const useQuestionTextPreviewsQuery = (options: apollo.useQuery.Options<QuestionTextPreviewsQuery, QuestionTextPreviewsQueryVariables> | SkipToken) =>
  apollo.useQuery<QuestionTextPreviewsQuery, QuestionTextPreviewsQueryVariables>(QuestionTextPreviewsDocument, options);