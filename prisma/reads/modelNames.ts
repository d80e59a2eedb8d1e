import type { Prisma } from '../generated/client';
import { dataModel } from '../dataModel';

/** Days, numbers beyond 2^53 and lists of enumeration values have another form in the driver than in Prisma. */
const readByPrisma: ReadonlySet<string> = new Set<Prisma.ModelName>([
  'BlogPostView',
  'ContentChange',
  'PaymentSettings',
  'RateLimit',
]);

/** Models that a statement may contain, by their property of the client. */
export const modelNames: ReadonlyMap<string, Prisma.ModelName> = new Map(
  [...dataModel.keys()]
    .filter((name) => !readByPrisma.has(name))
    .map((name) => [`${name.charAt(0).toLowerCase()}${name.slice(1)}`, name as Prisma.ModelName]),
);

export const readableModels: ReadonlySet<string> = new Set(modelNames.values());
