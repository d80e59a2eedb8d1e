/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LessonsTabFragment = { id: string, isPublished: boolean, sections: Array<{ id: string }>, lessons: Array<{ id: string, sectionId: string }> };

export type CreateSectionMutationVariables = Exact<{
  courseId: string;
  input: Types.CreateSectionInput;
}>;


export type CreateSectionMutation = { createSection: { id: string } };

export type DeleteSectionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSectionMutation = { deleteSection: string };

export type DeleteLessonMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLessonMutation = { deleteLesson: string };

export type LessonWithdrawalQueryVariables = Exact<{
  id: string;
}>;


export type LessonWithdrawalQuery = { lessonWithdrawal: { owedBy: number, isDeletable: boolean } };

export type AskableQuestionsQueryVariables = Exact<{
  lessonId: string;
}>;


export type AskableQuestionsQuery = { quiz: { lessonId: string, questionCount: number, missingCount: number } | null };

export type ArchivedLessonsQueryVariables = Exact<{
  courseId: string;
}>;


export type ArchivedLessonsQuery = { course: { id: string, archivedLessons: Array<{ id: string, title: string, titleAr: string }> } | null, lessonWaivers: Array<{ id: string, reason: string, studentName: string | null, studentNameAr: string | null, isEnded: boolean, lesson: { id: string, title: string, titleAr: string } }> };

export type RestoreLessonMutationVariables = Exact<{
  id: string;
}>;


export type RestoreLessonMutation = { restoreLesson: { id: string, sectionId: string, kind: Types.LessonKind, title: string, titleAr: string, content: string | null, contentAr: string | null, videoUrl: string | null, duration: number, isPublished: boolean, isRequired: boolean, needsPrevious: boolean, hasVideo: boolean, hasAttachments: boolean, updatedAt: string, attachments: Array<{ name: string, nameAr: string | null, url: string }> | null, captions: Array<{ language: Types.CaptionsLanguage, url: string }> | null } };

export const LessonsTabFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonsTab"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}}]}}]}}]} as unknown as DocumentNode<LessonsTabFragment, unknown>;
export const CreateSectionDocument = {"__meta__":{"hash":"3b5dec17f434a0d9f8efe8b43a6a65bd351f5d4eceb82571a59a9fd4eff869f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateSectionMutation, CreateSectionMutationVariables>;
export const DeleteSectionDocument = {"__meta__":{"hash":"9aa6fa85341dd84af3c0ba6abdb9f72681a7a5ab4d0fa537772d243d810ec77e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSectionMutation, DeleteSectionMutationVariables>;
export const DeleteLessonDocument = {"__meta__":{"hash":"59a6cf524c70245712760a05e13585ab97c8097fb4bbbb5d01fd48d073af48bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteLessonMutation, DeleteLessonMutationVariables>;
export const LessonWithdrawalDocument = {"__meta__":{"hash":"8d3da7bef8002d77e754ac2c4f27798a0d76b27e61af883e768edacded49ac21"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"owedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}}]}}]} as unknown as DocumentNode<LessonWithdrawalQuery, LessonWithdrawalQueryVariables>;
export const AskableQuestionsDocument = {"__meta__":{"hash":"400046586f29e5b5dec8fae0cb27fd0298e35c061ff26dd4473ffa515e276040"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AskableQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lessonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingCount"}}]}}]}}]} as unknown as DocumentNode<AskableQuestionsQuery, AskableQuestionsQueryVariables>;
export const ArchivedLessonsDocument = {"__meta__":{"hash":"f6472ddbbcd65308a0518677c25b1af8f29535d93bbd22634b518309fb59f678"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArchivedLessons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"archivedLessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lessonWaivers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"studentNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}}]}}]}}]}}]} as unknown as DocumentNode<ArchivedLessonsQuery, ArchivedLessonsQueryVariables>;
export const RestoreLessonDocument = {"__meta__":{"hash":"edffbd726313d846370d1bfb16eb45fcd00e11a40c794b6964e93efd6f7005d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signed"},"value":{"kind":"BooleanValue","value":false}}]},{"kind":"Field","name":{"kind":"Name","value":"contentAr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signed"},"value":{"kind":"BooleanValue","value":false}}]},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signed"},"value":{"kind":"BooleanValue","value":false}}]},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signed"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signed"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"needsPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"hasVideo"}},{"kind":"Field","name":{"kind":"Name","value":"hasAttachments"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestoreLessonMutation, RestoreLessonMutationVariables>;

export const useCreateSectionMutation = (options?: apollo.useMutation.Options<CreateSectionMutation, CreateSectionMutationVariables>) =>
  apollo.useMutation<CreateSectionMutation, CreateSectionMutationVariables>(CreateSectionDocument, options);

export const useDeleteSectionMutation = (options?: apollo.useMutation.Options<DeleteSectionMutation, DeleteSectionMutationVariables>) =>
  apollo.useMutation<DeleteSectionMutation, DeleteSectionMutationVariables>(DeleteSectionDocument, options);

export const useDeleteLessonMutation = (options?: apollo.useMutation.Options<DeleteLessonMutation, DeleteLessonMutationVariables>) =>
  apollo.useMutation<DeleteLessonMutation, DeleteLessonMutationVariables>(DeleteLessonDocument, options);

export const useLessonWithdrawalQuery = (options: apollo.useQuery.Options<LessonWithdrawalQuery, LessonWithdrawalQueryVariables> | SkipToken) =>
  apollo.useQuery<LessonWithdrawalQuery, LessonWithdrawalQueryVariables>(LessonWithdrawalDocument, options);

export const useAskableQuestionsQuery = (options: apollo.useQuery.Options<AskableQuestionsQuery, AskableQuestionsQueryVariables> | SkipToken) =>
  apollo.useQuery<AskableQuestionsQuery, AskableQuestionsQueryVariables>(AskableQuestionsDocument, options);

export const useArchivedLessonsQuery = (options: apollo.useQuery.Options<ArchivedLessonsQuery, ArchivedLessonsQueryVariables> | SkipToken) =>
  apollo.useQuery<ArchivedLessonsQuery, ArchivedLessonsQueryVariables>(ArchivedLessonsDocument, options);

export const useRestoreLessonMutation = (options?: apollo.useMutation.Options<RestoreLessonMutation, RestoreLessonMutationVariables>) =>
  apollo.useMutation<RestoreLessonMutation, RestoreLessonMutationVariables>(RestoreLessonDocument, options);