/** Statuses of failures that clients recognize without the texts of all problems. */
export const failureStatuses = { unexpected: 500, unavailable: 503 } as const;
