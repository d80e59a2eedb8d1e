import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { printSchema } from 'graphql';
import { projectPath } from '../prisma/place';
import { schema } from '../schema';

/** The schema as it is committed in `schema/schema.graphql`. */
export const printedSchema = (): string => `${printSchema(schema)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(projectPath('schema/schema.graphql'), printedSchema());
}
