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

/** FAQ of the REST contract, with the names of its category. */
export const serializeFaq = ({ category, ...faq }: RestFaqFragment) => ({ ...faq, ...categoryNames(category) });

const categoryNames = (category: { name: string; nameAr: string } | null | undefined) => ({
  category: category?.name ?? null,
  categoryAr: category?.nameAr ?? null,
});

/** Blog post of the REST contract, with the names of its author and category. */
export const serializeBlogPost = ({ author, category, ...post }: RestBlogPostFragment) => ({
  ...post,
  author: `${author.firstName} ${author.lastName}`,
  ...categoryNames(category),
});

/**
 * Creates a function that converts the ids of a result to numbers, as the REST contract requires; keys come from the
 * document.
 */
export function createIdConverter(schema: GraphQLSchema, document: DocumentNode): (result: unknown) => unknown {
  const idFields = idFieldNames(schema, document);
  const convert = (value: unknown, isId: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => convert(each, isId));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, convert(each, idFields.has(key))]));
    return isId && typeof value === 'string' ? Number(value) : value;
  };
  return (result) => convert(result, false);
}

function idFieldNames(schema: GraphQLSchema, document: DocumentNode): Set<string> {
  const idFields = new Set<string>();
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field({ name, alias }) {
        const type = typeInfo.getType();
        if (type && getNamedType(type) === GraphQLID) idFields.add((alias ?? name).value);
      },
    }),
  );
  return idFields;
}
