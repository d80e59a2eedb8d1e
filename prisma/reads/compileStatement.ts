import { UnsupportedArguments, type StatementBuilder } from './whereSql';

/**
 * Runs a compiler with the builder of a new statement.
 * @param parameter adds a parameter to the statement
 * @returns undefined if the compiler does not translate the arguments
 */
export function compileStatement<Statement>(
  parameter: StatementBuilder['parameter'],
  compile: (builder: StatementBuilder) => Statement,
): Statement | undefined {
  let aliases = 0;
  try {
    return compile({ parameter, alias: () => `t${(aliases += 1)}` });
  } catch (error) {
    if (error instanceof UnsupportedArguments) return undefined;
    throw error;
  }
}
