import {
  getNamedType,
  GraphQLID,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { displayName } from '../../schema/contract/text/names/displayName';
import type { RestFaqFragment, RestBlogPostFragment } from './operations/generated';

export const serializeFaq = ({ category, ...faq }: RestFaqFragment) => ({ ...faq, ...categoryNames(category) });

const categoryNames = (category: { name: string; nameAr: string } | null | undefined) => ({
  category: category?.name ?? null,
  categoryAr: category?.nameAr ?? null,
});

export const serializeBlogPost = ({ author, category, ...post }: RestBlogPostFragment) => ({
  ...post,
  author: displayName(author, 'en'),
  authorAr: displayName(author, 'ar'),
  ...categoryNames(category),
});

/**
 * Creates a function that converts the ids of rows in a result to numbers, in place, as the REST contract requires; keys come
 * from the document, which is read at the first result.
 */
export function createIdConverter(schema: GraphQLSchema, document: DocumentNode): <Result>(result: Result) => Result {
  let convert: ((value: unknown) => unknown) | undefined;
  return (result) => (convert ??= createFieldConverter(idFieldNames(schema, document)))(result) as typeof result;
}

function createFieldConverter(idFields: ReadonlySet<string>): (value: unknown) => unknown {
  const convert = (value: unknown, isId: boolean): unknown => {
    if (typeof value === 'string') return isId && isRowId(value) ? Number(value) : value;
    if (Array.isArray(value)) for (const [index, each] of value.entries()) value[index] = convert(each, isId);
    else if (typeof value === 'object' && value !== null) convertFields(value as Record<string, unknown>);
    return value;
  };
  const convertFields = (object: Record<string, unknown>): void => {
    for (const key in object) {
      const value = object[key];
      if (typeof value === 'object' || idFields.has(key)) object[key] = convert(value, idFields.has(key));
    }
  };
  // In place: only the type of ids changes.
  return (value) => convert(value, false);
}

/** Options of questions have ids of letters and digits. */
const isRowId = (text: string): boolean => /^\d+$/.test(text);

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
