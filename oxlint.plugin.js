import { builtinRules } from 'eslint/use-at-your-own-risk';

/** ESLint's rule for forbidden syntax, which oxlint lacks. */
export default { meta: { name: 'syntax' }, rules: { restricted: builtinRules.get('no-restricted-syntax') } };
