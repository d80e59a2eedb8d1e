import { expect, test } from 'vitest';
import '../../schema';
import { definedJobs } from '../../schema/core/jobs';
import { createJobHandlers, type JobServices } from './jobHandlers';
import { toCronItems } from './jobWorker';

// Services are used by running jobs only.
const handlers = createJobHandlers({} as JobServices);

test('each job has one handler, and a name in both languages', () => {
  expect(handlers.map(({ job }) => job.name).sort()).toEqual([...definedJobs.keys()].sort());
  for (const { job } of handlers) {
    expect(job.label.ar, job.name).toMatch(/^[\u0621-\u0652 ]+$/);
    expect(job.label.en, job.name).toMatch(/^[A-Z][a-z’ ]+$/);
  }
});

test('scheduled jobs are added at fixed minutes of each hour', () => {
  const minutes = Array.from({ length: 60 }, (_, min) => min);
  const minutesOf = toCronItems(handlers).map(({ task, match }): [string, number[]] => [
    task,
    minutes.filter((min) => match({ min, hour: 3, date: 1, month: 1, dow: 1 })),
  ]);
  const everyTen = [0, 10, 20, 30, 40, 50];
  const everyFive = everyTen.flatMap((min) => [min, min + 5]);
  expect(Object.fromEntries(minutesOf)).toEqual({
    clean_up: [7],
    close_attempts: minutes,
    correct_marks: minutes,
    count_answers: everyFive,
    issue_certificates: [17],
    delete_accounts: [37],
    remind_participants: everyTen,
    remind_practice: [],
    send_digests: everyTen,
    expire_payments: everyFive,
    check_card_payments: everyFive,
  });
});

test('a stored payload of another shape fails before the job begins, and names the field', async () => {
  const exportData = handlers.find(({ job }) => job.name === 'export_data');
  await expect(exportData?.run({ exportId: 7 }, { signal: undefined })).rejects.toMatchObject({
    issues: [{ path: ['exportId'] }],
  });
});
