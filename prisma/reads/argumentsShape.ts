/**
 * A text that is equal for arguments that differ only in values that become parameters. It decides which compiled
 * statement serves a call, so it contains all that the compiler writes into the text of a statement.
 */
export function argumentsShape(value: unknown, isLiteral = false): string {
  switch (typeof value) {
    case 'undefined':
      return 'u';
    case 'boolean':
      return value ? 't' : 'f';
    case 'number':
      return isLiteral ? String(value) : '#';
    case 'string':
      return isLiteral ? JSON.stringify(value) : '$';
    default:
      return typeof value === 'object' ? objectShape(value, isLiteral) : '?';
  }
}

function objectShape(value: object | null, isLiteral: boolean): string {
  if (value === null) return 'n';
  if (value instanceof Date) return '@';
  if (Array.isArray(value)) return arrayShape(value, isLiteral);
  // A decimal or another class.
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return '?';
  let shape = '{';
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key];
    // A list of texts that is one parameter.
    const isOneParameter = key === 'hasSome' && isTextList(part);
    shape += `${key}:${isOneParameter ? '[$]' : argumentsShape(part, isLiteral || literalKeys.has(key))},`;
  }
  return `${shape}}`;
}

export const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Numbers of a list are one parameter, whatever their count. */
const arrayShape = (list: unknown[], isLiteral: boolean): string =>
  !isLiteral && list.length > 0 && list.every((each) => typeof each === 'number')
    ? '[#]'
    : `[${list.map((each) => argumentsShape(each, isLiteral)).join(',')}]`;

/** Written into the text of the statement. */
const literalKeys = new Set(['orderBy', 'take', 'skip', 'distinct']);
