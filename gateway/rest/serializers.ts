import {
  getNamedType,
  GraphQLID,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { RestFaqFragment, RestBlogPostFragment } from './operations/generated';

/** A question as the REST contract shows it: with its category's names beside its own fields. */
export const serializeFaq = ({ category, ...faq }: RestFaqFragment) => ({ ...faq, ...categoryNames(category) });

/** The category of a row as the documented screens read it: its two names. */
const categoryNames = (category: { name: string; nameAr: string } | null | undefined) => ({
  category: category?.name ?? null,
  categoryAr: category?.nameAr ?? null,
});

/** An article as the documented screen reads it: its author and its category by their names. */
export const serializeBlogPost = ({ author, category, ...post }: RestBlogPostFragment) => ({
  ...post,
  author: `${author.firstName} ${author.lastName}`,
  ...categoryNames(category),
});

/**
 * GraphQL's ids are strings, those of the REST contract are integers. Answers a function that turns every value which the
 * document asks for as an ID into a number.
 */
export function createIdConverter(schema: GraphQLSchema, document: DocumentNode): (answer: unknown) => unknown {
  const keys = idFieldNames(schema, document);
  const converted = (value: unknown, isId: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => converted(each, isId));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, converted(each, keys.has(key))]));
    return isId && typeof value === 'string' ? Number(value) : value;
  };
  return (answer) => converted(answer, false);
}

function idFieldNames(schema: GraphQLSchema, document: DocumentNode): Set<string> {
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
