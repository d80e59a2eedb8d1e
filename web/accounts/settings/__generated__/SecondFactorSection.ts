/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MySecondFactorFragment = { enabledAt: string, recoveryCodesLeft: number };

export type StartSecondFactorMutationVariables = Exact<{
  input: Types.StartSecondFactorInput;
}>;


export type StartSecondFactorMutation = { startSecondFactor: { secret: string, uri: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  input: Types.ConfirmSecondFactorInput;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: Array<string> };

export type CreateRecoveryCodesMutationVariables = Exact<{
  input: Types.SecondFactorProofInput;
}>;


export type CreateRecoveryCodesMutation = { createRecoveryCodes: Array<string> };

export type DisableSecondFactorMutationVariables = Exact<{
  input: Types.SecondFactorProofInput;
}>;


export type DisableSecondFactorMutation = { disableSecondFactor: boolean };

export const MySecondFactorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySecondFactor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<MySecondFactorFragment, unknown>;
export const StartSecondFactorDocument = {"__meta__":{"hash":"405af98dc5337a65a45369fb7185be7b91c074e1f9befa624246108e86b47082"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<StartSecondFactorMutation, StartSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = {"__meta__":{"hash":"222aa273845c75ce583fee35c3149f177abf02b413b85b81d1ce35e6767f3da3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const CreateRecoveryCodesDocument = {"__meta__":{"hash":"404b451373214537e33c88967baeffd3980856392029d9545dc79db5d397ac49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CreateRecoveryCodesMutation, CreateRecoveryCodesMutationVariables>;
export const DisableSecondFactorDocument = {"__meta__":{"hash":"65d3f2f9465864280313456bc90ae61e4148b156b463f6ae77dc4ca9a92bd190"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>;

export const useStartSecondFactorMutation = (options?: apollo.useMutation.Options<StartSecondFactorMutation, StartSecondFactorMutationVariables>) =>
  apollo.useMutation<StartSecondFactorMutation, StartSecondFactorMutationVariables>(StartSecondFactorDocument, options);

export const useConfirmSecondFactorMutation = (options?: apollo.useMutation.Options<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>) =>
  apollo.useMutation<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>(ConfirmSecondFactorDocument, options);

export const useCreateRecoveryCodesMutation = (options?: apollo.useMutation.Options<CreateRecoveryCodesMutation, CreateRecoveryCodesMutationVariables>) =>
  apollo.useMutation<CreateRecoveryCodesMutation, CreateRecoveryCodesMutationVariables>(CreateRecoveryCodesDocument, options);

export const useDisableSecondFactorMutation = (options?: apollo.useMutation.Options<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>) =>
  apollo.useMutation<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>(DisableSecondFactorDocument, options);