/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewCourseCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewCourseCategoriesQuery = { categories: Array<{ id: string, name: string, nameAr: string }> };

export type CreateCourseDraftMutationVariables = Exact<{
  input: Types.CourseDraftInput;
  clientKey?: string | null | undefined;
}>;


export type CreateCourseDraftMutation = { createCourseDraft: { id: string } };


export const NewCourseCategoriesDocument = {"__meta__":{"hash":"3bf15e3e9ad7a69dc6bbc66d0fbcd83045e2a46318eb6f34151db80a3c61e92d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewCourseCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}}]} as unknown as DocumentNode<NewCourseCategoriesQuery, NewCourseCategoriesQueryVariables>;
export const CreateCourseDraftDocument = {"__meta__":{"hash":"dc8b0329fe48a9a1ca696299b8365350a1f8e4729ef421f446fd582207c9db08"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCourseDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseDraftInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourseDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateCourseDraftMutation, CreateCourseDraftMutationVariables>;

export const useNewCourseCategoriesQuery = (options?: apollo.useQuery.Options<NewCourseCategoriesQuery, NewCourseCategoriesQueryVariables> | SkipToken) =>
  apollo.useQuery<NewCourseCategoriesQuery, NewCourseCategoriesQueryVariables>(NewCourseCategoriesDocument, options ?? {});

export const useCreateCourseDraftMutation = (options?: apollo.useMutation.Options<CreateCourseDraftMutation, CreateCourseDraftMutationVariables>) =>
  apollo.useMutation<CreateCourseDraftMutation, CreateCourseDraftMutationVariables>(CreateCourseDraftDocument, options);