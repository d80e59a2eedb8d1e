import type { z } from '../fields/zod';
import { changePasswordSchema } from './accounts';

export const accountDeletionSchema = changePasswordSchema.pick({ currentPassword: true });
export type AccountDeletionFormValues = z.input<typeof accountDeletionSchema>;
