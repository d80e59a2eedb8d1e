import type { ApolloCache } from '@apollo/client';
import { AccountScreenDocument } from './__generated__/AccountScreen';

/**
 * Shows the second factor as on with new recovery codes. The answer with the codes must not wait for another request,
 * whose failure would lose them.
 */
export const storeRecoveryCodes = (cache: ApolloCache, codes: readonly string[] | undefined): void => {
  if (!codes) return;
  cache.updateQuery({ query: AccountScreenDocument }, (data) => {
    if (!data) return null;
    const enabledAt = data.mySecondFactor?.enabledAt ?? new Date().toISOString();
    return { ...data, mySecondFactor: { __typename: 'SecondFactor', enabledAt, recoveryCodesLeft: codes.length } };
  });
};
