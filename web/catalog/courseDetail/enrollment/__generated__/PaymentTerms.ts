/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../data/__generated__/schemaTypes';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentTermsFragment = { methods: Array<Types.PaymentMethod>, guaranteeDays: number };

export const PaymentTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"guaranteeDays"}}]}}]} as unknown as DocumentNode<PaymentTermsFragment, unknown>;