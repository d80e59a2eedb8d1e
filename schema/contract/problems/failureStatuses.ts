/** HTTP statuses of failures that clients act on, without the texts of all problems; a proxy sends some of them too. */
export const failureStatuses = {
  invalidInput: 400,
  unauthenticated: 401,
  notFound: 404,
  timeout: 408,
  conflict: 409,
  tooManyAttempts: 429,
  unexpected: 500,
  unavailable: 503,
} as const;
