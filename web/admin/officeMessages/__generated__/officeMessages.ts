/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfficeMessageReachQueryVariables = Exact<{
  userIds: Array<string> | string;
}>;


export type OfficeMessageReachQuery = { officeMessageReach: { recipientCount: number, mailCount: number } };

export type SendOfficeMessageMutationVariables = Exact<{
  input: Types.OfficeMessageInput;
}>;


export type SendOfficeMessageMutation = { sendOfficeMessage: number };


export const OfficeMessageReachDocument = {"__meta__":{"hash":"e094150389c9941ad0aef934671ed5ab1da0e34b1ec2924784bb85c497f40991"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficeMessageReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officeMessageReach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipientCount"}},{"kind":"Field","name":{"kind":"Name","value":"mailCount"}}]}}]}}]} as unknown as DocumentNode<OfficeMessageReachQuery, OfficeMessageReachQueryVariables>;
export const SendOfficeMessageDocument = {"__meta__":{"hash":"ab32fc88444967a864b9dd5ee5230e1ca79adc5d94e0c6dbae28e9ce0c155855"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOfficeMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOfficeMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SendOfficeMessageMutation, SendOfficeMessageMutationVariables>;

export const useOfficeMessageReachQuery = (options: apollo.useQuery.Options<OfficeMessageReachQuery, OfficeMessageReachQueryVariables> | SkipToken) =>
  apollo.useQuery<OfficeMessageReachQuery, OfficeMessageReachQueryVariables>(OfficeMessageReachDocument, options);

export const useSendOfficeMessageMutation = (options?: apollo.useMutation.Options<SendOfficeMessageMutation, SendOfficeMessageMutationVariables>) =>
  apollo.useMutation<SendOfficeMessageMutation, SendOfficeMessageMutationVariables>(SendOfficeMessageDocument, options);