/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CertificateSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CertificateSettingsQuery = { me: { id: string, firstName: string, lastName: string, firstNameAr: string | null, lastNameAr: string | null, certificateName: string | null, certificateNameAr: string | null, isCertificateNameFixed: boolean, learnerHandle: string | null } | null };

export type SetLearnerHandleMutationVariables = Exact<{
  handle?: string | null | undefined;
}>;


export type SetLearnerHandleMutation = { setLearnerHandle: { id: string, learnerHandle: string | null } };


export const CertificateSettingsDocument = {"__meta__":{"hash":"11f3a7fc9d482278f31ce8a8c482020061d6ff8aba7584cf37534f260478e640"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CertificateSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateHolder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateHolder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"lastNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"certificateName"}},{"kind":"Field","name":{"kind":"Name","value":"certificateNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"isCertificateNameFixed"}},{"kind":"Field","name":{"kind":"Name","value":"learnerHandle"}}]}}]} as unknown as DocumentNode<CertificateSettingsQuery, CertificateSettingsQueryVariables>;
export const SetLearnerHandleDocument = {"__meta__":{"hash":"bd9ed04070851c4eb630cf74a4cf4dc24e813a162c8156daa564e7d02f8b663c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLearnerHandle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"handle"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLearnerHandle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"handle"},"value":{"kind":"Variable","name":{"kind":"Name","value":"handle"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"learnerHandle"}}]}}]}}]} as unknown as DocumentNode<SetLearnerHandleMutation, SetLearnerHandleMutationVariables>;

export const useCertificateSettingsQuery = (options?: apollo.useQuery.Options<CertificateSettingsQuery, CertificateSettingsQueryVariables> | SkipToken) =>
  apollo.useQuery<CertificateSettingsQuery, CertificateSettingsQueryVariables>(CertificateSettingsDocument, options ?? {});

export const useSetLearnerHandleMutation = (options?: apollo.useMutation.Options<SetLearnerHandleMutation, SetLearnerHandleMutationVariables>) =>
  apollo.useMutation<SetLearnerHandleMutation, SetLearnerHandleMutationVariables>(SetLearnerHandleDocument, options);