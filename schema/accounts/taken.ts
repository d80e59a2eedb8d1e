import { duplicateMeans } from '../errors';

/** For `.catch()` behind a write of accounts: whose address or name it already is, the database says. */
export const takenMeans = duplicateMeans({
  users_email_key: { code: 'emailTaken', field: 'email' },
  users_usernameKey_key: { code: 'usernameTaken', field: 'username' },
});
