import { moment } from '../../schema/contract/validation/numbers';

/** Beside the changes in the body of a PUT: when the state that was edited had last changed, where the caller has it. */
export const edited = { updatedAt: moment.optional() };
