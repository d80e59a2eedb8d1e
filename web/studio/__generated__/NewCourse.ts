/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseSubjectFragment = { id: string, name: string, nameAr: string };

export type CourseSubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseSubjectsQuery = { categories: Array<{ id: string, name: string, nameAr: string }> };

export type StartCourseMutationVariables = Exact<{
  input: Types.CourseStartInput;
}>;


export type StartCourseMutation = { startCourse: { id: string } };

export const CourseSubjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseSubject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}}]} as unknown as DocumentNode<CourseSubjectFragment, unknown>;
export const CourseSubjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseSubjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseSubject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseSubject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}}]} as unknown as DocumentNode<CourseSubjectsQuery, CourseSubjectsQueryVariables>;
export const StartCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<StartCourseMutation, StartCourseMutationVariables>;

export const useCourseSubjectsQuery = (options?: apollo.useQuery.Options<CourseSubjectsQuery, CourseSubjectsQueryVariables> | SkipToken) =>
  apollo.useQuery<CourseSubjectsQuery, CourseSubjectsQueryVariables>(CourseSubjectsDocument, options ?? {});

export const useStartCourseMutation = (options?: apollo.useMutation.Options<StartCourseMutation, StartCourseMutationVariables>) =>
  apollo.useMutation<StartCourseMutation, StartCourseMutationVariables>(StartCourseDocument, options);