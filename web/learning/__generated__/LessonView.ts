/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VisitLessonMutationVariables = Exact<{
  lessonId: string;
  position?: number | null | undefined;
}>;


export type VisitLessonMutation = { recordLessonVisit: { openedAt: string, lessonId: string, position: number, completedAt: string | null } };


export const VisitLessonDocument = {"__meta__":{"hash":"09d3144ed841e70fbb5b556b0a7765ba22088bcdc68b3c84460bc231d39fe7dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"position"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordLessonVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lessonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"position"},"value":{"kind":"Variable","name":{"kind":"Name","value":"position"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerProgress"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<VisitLessonMutation, VisitLessonMutationVariables>;

export const useVisitLessonMutation = (options?: apollo.useMutation.Options<VisitLessonMutation, VisitLessonMutationVariables>) =>
  apollo.useMutation<VisitLessonMutation, VisitLessonMutationVariables>(VisitLessonDocument, options);