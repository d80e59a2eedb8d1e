import {
  getNamedType,
  GraphQLID,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/**
 * GraphQL's ids are strings, those of the REST contract are integers. Answers a function that turns every value which the
 * document asks for as an ID into a number.
 */
export function integerIds(schema: GraphQLSchema, document: DocumentNode): (answer: unknown) => unknown {
  const keys = idKeys(schema, document);
  const converted = (value: unknown, isId: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => converted(each, isId));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, converted(each, keys.has(key))]));
    return isId && typeof value === 'string' ? Number(value) : value;
  };
  return (answer) => converted(answer, false);
}

function idKeys(schema: GraphQLSchema, document: DocumentNode): Set<string> {
  const keys = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name, alias }) {
        const type = types.getType();
        if (type && getNamedType(type) === GraphQLID) keys.add((alias ?? name).value);
      },
    }),
  );
  return keys;
}
