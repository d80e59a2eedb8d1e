import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { resolveFromRoot } from '../../../prisma/projectRoot';
import { auditedEntities } from '../../../schema/contract/audit/auditedEntities';
import { courseLevelLabelsAr } from '../../../schema/contract/courses/courseLevels';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { adminAudit } from '../../language/messages/ar/adminAudit';

/** Columns whose values the log does not show as words → reason. */
const unlabelled: Readonly<Record<string, string>> = {
  'site_documents.name': 'the name of the row, which the log writes in Arabic',
  'quizzes.lessonKind': 'always that of a quiz',
  'payment_settings.enabledMethods': 'a list, shown as it is stored',
};

test('every value that an audited column can have is an Arabic word in the log', async () => {
  const schema = await readFile(resolveFromRoot('prisma/schema.prisma'), 'utf8');
  const enums = new Map(
    [...schema.matchAll(/^enum (\w+) \{([^}]*)\}/gm)].map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/^ +(\w+)/gm)].map(([, value = '']) => value),
    ]),
  );
  const labels: Record<string, Record<string, string>> = {
    ...adminAudit.values,
    role: roleLabelsAr,
    level: courseLevelLabelsAr,
  };
  const missing: string[] = [];
  for (const [, body = ''] of schema.matchAll(/^model \w+ \{([^]*?)^\}/gm)) {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '';
    if (!auditedEntities.some((entity) => entity === table)) continue;
    for (const [, field = '', type = ''] of body.matchAll(/^ +(\w+) +(\w+)/gm))
      for (const value of enums.get(type) ?? [])
        if (!(`${table}.${field}` in unlabelled) && !labels[field]?.[value])
          missing.push(`${table}.${field}: ${value}`);
  }
  expect(enums.size).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
