/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseActionsFragment = { id: string, title: string, titleAr: string, isPublished: boolean, isArchived: boolean, enrollmentCount: number };

export type DuplicateCourseMutationVariables = Exact<{
  id: string;
  clientKey?: string | null | undefined;
}>;


export type DuplicateCourseMutation = { duplicateCourse: { id: string } };

export type DeleteStudioCourseMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStudioCourseMutation = { deleteCourse: string };

export const CourseActionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"enrollmentCount"}}]}}]} as unknown as DocumentNode<CourseActionsFragment, unknown>;
export const DuplicateCourseDocument = {"__meta__":{"hash":"14e4fc2b1ef4b6f8dfcd874679829ba33796c50b75cb8eaa32a3b9c21b1767e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DuplicateCourseMutation, DuplicateCourseMutationVariables>;
export const DeleteStudioCourseDocument = {"__meta__":{"hash":"54cfbfbb98da97efecd8e6fdf7eb4b833a0a415cb6268e0b48db13ee55541573"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStudioCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteStudioCourseMutation, DeleteStudioCourseMutationVariables>;

export const useDuplicateCourseMutation = (options?: apollo.useMutation.Options<DuplicateCourseMutation, DuplicateCourseMutationVariables>) =>
  apollo.useMutation<DuplicateCourseMutation, DuplicateCourseMutationVariables>(DuplicateCourseDocument, options);

export const useDeleteStudioCourseMutation = (options?: apollo.useMutation.Options<DeleteStudioCourseMutation, DeleteStudioCourseMutationVariables>) =>
  apollo.useMutation<DeleteStudioCourseMutation, DeleteStudioCourseMutationVariables>(DeleteStudioCourseDocument, options);