import { parseCronItems, type CronItem } from 'graphile-worker';

/**
 * Jobs at fixed times (UTC). Of several processes one adds the job; one that is still waiting is not added twice. Times at which
 * no worker runs are skipped: each job finds out itself what is due, so that its next run makes up for them.
 */
const scheduledJobs = [
  { task: 'clean_up', match: '7 * * * *' },
  { task: 'remind_participants', match: '*/10 * * * *' },
  { task: 'send_digests', match: '*/10 * * * *' },
  { task: 'expire_payments', match: '*/5 * * * *' },
  { task: 'check_card_payments', match: '*/5 * * * *' },
  { task: 'issue_certificates', match: '17 * * * *' },
  { task: 'delete_accounts', match: '37 * * * *' },
] as const satisfies CronItem[];

export const cronItems = parseCronItems(
  scheduledJobs.map(({ task, match }) => ({ task, match, options: { jobKey: task, backfillPeriod: 0 } })),
);
