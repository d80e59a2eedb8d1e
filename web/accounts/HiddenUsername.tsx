/** Tells password managers which account the password of a form belongs to. Focus traps of dialogs skip it. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden tabIndex={-1} />
);
