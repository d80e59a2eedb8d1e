import { Prisma } from '../generated/client';
import { findReadableModel, valueAt, whereSql, type Path } from './whereSql';

type Where<Name extends Prisma.ModelName> = NonNullable<
  Prisma.TypeMap['model'][Name]['operations']['findMany']['args']['where']
>;

/**
 * A Prisma condition for a statement that is written by hand, so that a rule exists once:
 * `conditionSql('Course', 'c', visibleCourses(viewer))`.
 * @param alias name of the model's table in the statement
 * @throws UnsupportedArguments for a condition that the compiler does not translate
 */
export function conditionSql<Name extends Prisma.ModelName>(
  model: Name,
  alias: string,
  where: Where<Name>,
): Prisma.Sql {
  const paths: Path[] = [];
  let aliases = 0;
  // Each parameter is between two zero bytes, which no SQL contains.
  const builder = {
    parameter: (path: Path) => `\0${paths.push(path) - 1}\0`,
    alias: () => `${alias}${(aliases += 1)}`,
  };
  const parts = whereSql(builder, { model: findReadableModel(model), alias }, where, []).split('\0');
  const texts = parts.filter((_, index) => index % 2 === 0);
  const values = parts.filter((_, index) => index % 2 === 1).map((part) => valueAt(where, paths[Number(part)] ?? []));
  return new Prisma.Sql(texts, values);
}
