/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LessonProgressItemFragment = { lessonId: string, title: string, titleAr: string, openedAt: string | null, completedAt: string | null };

export type StudentLessonProgressQueryVariables = Exact<{
  id: string;
}>;


export type StudentLessonProgressQuery = { studioEnrollment: { id: string, lessonProgress: Array<{ lessonId: string, title: string, titleAr: string, openedAt: string | null, completedAt: string | null }> } | null };

export const LessonProgressItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonProgressItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollmentLessonProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<LessonProgressItemFragment, unknown>;
export const StudentLessonProgressDocument = {"__meta__":{"hash":"f1a9ce6bdd0da2eab161f67138c6bc402393594d3946a9fa4ab47aa40804689f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentLessonProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studioEnrollment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lessonProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonProgressItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonProgressItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollmentLessonProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<StudentLessonProgressQuery, StudentLessonProgressQueryVariables>;

export const useStudentLessonProgressQuery = (options: apollo.useQuery.Options<StudentLessonProgressQuery, StudentLessonProgressQueryVariables> | SkipToken) =>
  apollo.useQuery<StudentLessonProgressQuery, StudentLessonProgressQueryVariables>(StudentLessonProgressDocument, options);