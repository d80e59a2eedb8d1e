import type { z } from './zod';
import { changePasswordSchema } from './accounts';

/** Confirmation of the deletion of the own account. */
export const accountDeletionSchema = changePasswordSchema.pick({ currentPassword: true });
export type AccountDeletionFormValues = z.input<typeof accountDeletionSchema>;
