/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WithdrawnLessonFragment = { lessonId: string, title: string, titleAr: string, withdrawnAt: string, owedBy: number, completedByWaiver: number };

export type LessonWaiverFragment = { id: string, studentNameAr: string | null, reason: string, createdAt: string, isEnded: boolean, lesson: { id: string, title: string, titleAr: string } };

export type LessonWaiversQueryVariables = Exact<{
  courseId: string;
  enrollmentId?: string | null | undefined;
}>;


export type LessonWaiversQuery = { withdrawnLessons: Array<{ lessonId: string, title: string, titleAr: string, withdrawnAt: string, owedBy: number, completedByWaiver: number }>, lessonWaivers: Array<{ id: string, studentNameAr: string | null, reason: string, createdAt: string, isEnded: boolean, lesson: { id: string, title: string, titleAr: string } }> };

export type WaiveLessonMutationVariables = Exact<{
  lessonId: string;
  enrollmentId?: string | null | undefined;
  reason: string;
}>;


export type WaiveLessonMutation = { waiveLesson: { completed: number } };

export type DeleteLessonWaiverMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLessonWaiverMutation = { deleteLessonWaiver: string };

export const WithdrawnLessonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawnLesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawnLesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"owedBy"}},{"kind":"Field","name":{"kind":"Name","value":"completedByWaiver"}}]}}]} as unknown as DocumentNode<WithdrawnLessonFragment, unknown>;
export const LessonWaiverFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonWaiver"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonWaiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}}]}}]}}]} as unknown as DocumentNode<LessonWaiverFragment, unknown>;
export const LessonWaiversDocument = {"__meta__":{"hash":"32de2efde76939de419e2a896f09cc151384be4bfc7479e2c3d5a6b30d0354d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonWaivers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enrollmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnLessons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"enrollmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enrollmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawnLesson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lessonWaivers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"enrollmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enrollmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonWaiver"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawnLesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawnLesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"owedBy"}},{"kind":"Field","name":{"kind":"Name","value":"completedByWaiver"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonWaiver"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonWaiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}}]}}]}}]} as unknown as DocumentNode<LessonWaiversQuery, LessonWaiversQueryVariables>;
export const WaiveLessonDocument = {"__meta__":{"hash":"1999c5e7f1071d0914f8e2e325c281551e36e2f6e3c0b7a87f07a29fdc78bf18"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaiveLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enrollmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiveLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lessonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"enrollmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enrollmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}}]}}]} as unknown as DocumentNode<WaiveLessonMutation, WaiveLessonMutationVariables>;
export const DeleteLessonWaiverDocument = {"__meta__":{"hash":"6bc8ee3bd495481e6a873529a7b76664aba2d43245ddfe7118f1df46af4715cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLessonWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLessonWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteLessonWaiverMutation, DeleteLessonWaiverMutationVariables>;

export const useLessonWaiversQuery = (options: apollo.useQuery.Options<LessonWaiversQuery, LessonWaiversQueryVariables> | SkipToken) =>
  apollo.useQuery<LessonWaiversQuery, LessonWaiversQueryVariables>(LessonWaiversDocument, options);

export const useWaiveLessonMutation = (options?: apollo.useMutation.Options<WaiveLessonMutation, WaiveLessonMutationVariables>) =>
  apollo.useMutation<WaiveLessonMutation, WaiveLessonMutationVariables>(WaiveLessonDocument, options);

export const useDeleteLessonWaiverMutation = (options?: apollo.useMutation.Options<DeleteLessonWaiverMutation, DeleteLessonWaiverMutationVariables>) =>
  apollo.useMutation<DeleteLessonWaiverMutation, DeleteLessonWaiverMutationVariables>(DeleteLessonWaiverDocument, options);