/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CertificateHolderFragment = { id: string, firstName: string, lastName: string, firstNameAr: string | null, lastNameAr: string | null, certificateName: string | null, certificateNameAr: string | null, isCertificateNameFixed: boolean, learnerHandle: string | null };

export type ConfirmCertificateNameMutationVariables = Exact<{
  input: Types.CertificateNameInput;
}>;


export type ConfirmCertificateNameMutation = { confirmCertificateName: Array<{ id: string, number: string, status: Types.CertificateStatus, issuedAt: string | null }> };

export const CertificateHolderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateHolder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"lastNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"certificateName"}},{"kind":"Field","name":{"kind":"Name","value":"certificateNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"isCertificateNameFixed"}},{"kind":"Field","name":{"kind":"Name","value":"learnerHandle"}}]}}]} as unknown as DocumentNode<CertificateHolderFragment, unknown>;
export const ConfirmCertificateNameDocument = {"__meta__":{"hash":"5fffded2efe062162a10c507830e8eb5b07104cd7656f45aec65e80ab5ff9de9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCertificateName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCertificateName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmCertificateNameMutation, ConfirmCertificateNameMutationVariables>;

export const useConfirmCertificateNameMutation = (options?: apollo.useMutation.Options<ConfirmCertificateNameMutation, ConfirmCertificateNameMutationVariables>) =>
  apollo.useMutation<ConfirmCertificateNameMutation, ConfirmCertificateNameMutationVariables>(ConfirmCertificateNameDocument, options);