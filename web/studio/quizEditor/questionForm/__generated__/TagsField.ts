/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuestionTagsQueryVariables = Exact<{
  courseId: string;
}>;


export type QuestionTagsQuery = { questionTags: Array<{ id: string, tag: string, name: string, nameAr: string }> };

export type NameQuestionTagMutationVariables = Exact<{
  courseId: string;
  input: Types.QuestionTagInput;
}>;


export type NameQuestionTagMutation = { nameQuestionTag: { id: string, tag: string, name: string, nameAr: string } };


export const QuestionTagsDocument = {"__meta__":{"hash":"a9119f2a106aab294108c41207d57553ba6f7b3dcc1b5a688debc0c3e2f49291"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}}]}}]} as unknown as DocumentNode<QuestionTagsQuery, QuestionTagsQueryVariables>;
export const NameQuestionTagDocument = {"__meta__":{"hash":"58be97a189c24f3d4cafebcfa92461038f60bbdeb70dffdbd8bc0aa2ea659b5f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NameQuestionTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nameQuestionTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}}]}}]} as unknown as DocumentNode<NameQuestionTagMutation, NameQuestionTagMutationVariables>;

export const useQuestionTagsQuery = (options: apollo.useQuery.Options<QuestionTagsQuery, QuestionTagsQueryVariables> | SkipToken) =>
  apollo.useQuery<QuestionTagsQuery, QuestionTagsQueryVariables>(QuestionTagsDocument, options);

export const useNameQuestionTagMutation = (options?: apollo.useMutation.Options<NameQuestionTagMutation, NameQuestionTagMutationVariables>) =>
  apollo.useMutation<NameQuestionTagMutation, NameQuestionTagMutationVariables>(NameQuestionTagDocument, options);