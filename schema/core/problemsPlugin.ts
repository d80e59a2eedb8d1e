import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import type { GraphQLField } from 'graphql';
import { permissions, roles, type Permission } from '../contract/permissions';
import type { ProblemCode } from '../contract/problems/problems';

export const problemsPlugin = 'problems';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Pothos declares its plugins in this namespace.
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      problems: ProblemsPlugin<Types>;
    }

    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** Problems that the field can answer with, beside those of its permission and of every field. */
      problems?: readonly ProblemCode[];
    }
  }
}

/**
 * The field option `problems`: ends the description with "Problems: notSignedIn, courseNotFound." and sets
 * `extensions.problems`. Those of `withAuth` and of a connection's page arguments need not be listed.
 */
class ProblemsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { authScopes, problems = [] } = config.pothosOptions as FieldProblemOptions;
    const codes = [...new Set([...accessProblems(authScopes), ...problems, ...pageProblems(config.args)])];
    if (codes.length === 0) return config;
    return {
      ...config,
      description: [config.description, `Problems: ${codes.join(', ')}.`].filter(Boolean).join(' '),
      extensions: { ...config.extensions, problems: codes },
    };
  }
}

interface FieldProblemOptions {
  authScopes?: { signedIn?: boolean; can?: Permission };
  problems?: readonly ProblemCode[];
}

/** Of the page arguments of a connection. */
const pageProblems = (args: object): ProblemCode[] => ('after' in args ? ['invalidInput'] : []);

/** Every user has some permissions, which only a visitor lacks. */
function accessProblems({ signedIn, can }: FieldProblemOptions['authScopes'] = {}): ProblemCode[] {
  if (can !== undefined && permissions[can].length < roles.length) return ['notSignedIn', 'notAllowed'];
  return signedIn || can !== undefined ? ['notSignedIn'] : [];
}

/** Problems that a field of the built schema declares; none for no field. The plugin alone sets the extension. */
export const problemsOf = (field: GraphQLField<unknown, unknown> | undefined): readonly ProblemCode[] =>
  (field?.extensions.problems ?? []) as ProblemCode[];

SchemaBuilder.registerPlugin(problemsPlugin, ProblemsPlugin);
