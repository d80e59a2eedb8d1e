import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { printSchema } from 'graphql';
import { resolveFromRoot } from '../../prisma/projectRoot';
import { schema } from '../../schema';

/** The schema as it is committed in `schema/schema.graphql`. */
const printSdl = (): string => `${printSchema(schema)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(resolveFromRoot('schema/schema.graphql'), printSdl());
}
