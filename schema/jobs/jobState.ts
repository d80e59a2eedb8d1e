export const jobStates = ['failed', 'waiting', 'scheduled', 'running'] as const;

/** Failed: without further attempts. Scheduled: for a later time, or for another attempt after an error. */
export type JobState = (typeof jobStates)[number];

/** The SQL expression of the {@link JobState} of a row of graphile-worker's table of jobs. */
export const jobStateSql = (table: string): string => `CASE
  WHEN ${table}.locked_at IS NOT NULL THEN 'running'
  WHEN ${table}.attempts >= ${table}.max_attempts THEN 'failed'
  WHEN ${table}.run_at > now() THEN 'scheduled'
  ELSE 'waiting' END`;
