import { builtinRules } from 'eslint/use-at-your-own-risk';

/** Calls whose functions compute answers. Those of mutations and inputs have other names. */
const readingCalls = new Set([
  ...['queryType', 'queryField', 'queryFields', 'objectType', 'objectField', 'objectFields', 'implement', 'adminList'],
  ...['prismaObject', 'prismaObjectField', 'prismaObjectFields', 'prismaInterface', 'prismaInterfaceFields'],
]);

/** Exported functions that queries of other modules call, by their names. */
const readingName = /^(read|find|count|has|is)[A-Z]/;

const calledName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

const isCurrentTime = (node) =>
  node.type === 'NewExpression'
    ? node.callee.name === 'Date' && node.arguments.length === 0
    : node.callee.object?.name === 'Date' && node.callee.property?.name === 'now';

/** The statement of the module that contains the node, and whether the node belongs to the call of a query or an output type. */
function placeOf(node) {
  let isRead = false;
  let current = node;
  while (current.parent.type !== 'Program') {
    current = current.parent;
    if (current.type === 'CallExpression' && readingCalls.has(calledName(current))) isRead = true;
  }
  return { statement: current, isRead };
}

const declaredNames = (statement) => {
  const declaration = statement.declaration ?? statement;
  const declared = declaration.declarations ?? [declaration];
  return declared.flatMap(({ id }) => (id?.type === 'Identifier' ? [id.name] : []));
};

const isReadingExport = (name, statement) =>
  statement.type === 'ExportNamedDeclaration' && readingName.test(name) && declaredNames(statement).includes(name);

/**
 * Queries and fields take the time from `context.clock`, which lets the caches know when an answer changes. Also refuses it in
 * the functions of a module that its queries and fields use, and in exported functions that read by their names.
 */
const queryTime = {
  meta: {
    type: 'problem',
    messages: { clock: 'Take the time from `context.clock`: caches must know when an answer changes.' },
  },
  create(context) {
    const times = [];
    const identifiers = [];
    const note = (node) => {
      if (isCurrentTime(node)) times.push({ node, ...placeOf(node) });
    };
    return {
      NewExpression: note,
      CallExpression: note,
      Identifier: (node) => identifiers.push({ name: node.name, ...placeOf(node) }),
      'Program:exit'() {
        if (times.length === 0) return;
        const read = new Set(
          identifiers
            .filter(({ name, statement, isRead }) => isRead || isReadingExport(name, statement))
            .map(({ name }) => name),
        );
        // A set's iteration includes what is added during it.
        const reached = new Set();
        for (const name of read)
          for (const { statement } of identifiers.filter((each) => declaredNames(each.statement).includes(name))) {
            if (reached.has(statement)) continue;
            reached.add(statement);
            for (const each of identifiers) if (each.statement === statement) read.add(each.name);
          }
        for (const { node, statement, isRead } of times)
          if (isRead || reached.has(statement)) context.report({ node, messageId: 'clock' });
      },
    };
  },
};

const rules = /** @type {Record<string, import('eslint').Rule.RuleModule>} */ ({
  restricted: builtinRules.get('no-restricted-syntax'),
  'query-time': queryTime,
});

/** ESLint's rule for forbidden syntax, which oxlint lacks, and rules of this project. */
export default { meta: { name: 'syntax' }, rules };
