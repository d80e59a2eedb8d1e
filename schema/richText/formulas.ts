import { LRUCache } from 'lru-cache';
import temml from 'temml';
import { mathTags, type MathNode, type MathTag } from '../contract/richText';

/** Characters of one formula and depth of its braces: the parser of formulas is recursive. */
const maxFormula = { length: 500, depth: 30 } as const;

const tags = new Set<string>(mathTags);
/** Attributes of MathML that place and size; styles, classes and addresses are left out. */
const attributeNames = new Set(
  (
    'display displaystyle scriptlevel stretchy fence separator form accent accentunder movablelimits symmetric largeop lspace ' +
    'rspace minsize maxsize mathvariant width height depth voffset linethickness notation columnalign columnspacing rowspacing ' +
    'columnlines rowlines columnspan rowspan intent'
  ).split(' '),
);
const attributeValue = /^[\w .%+-]{1,60}$/;

/** Nodes that temml builds: elements with a type, texts with a text, fragments with children only. */
interface TemmlNode {
  type?: string;
  text?: string;
  attributes?: Record<string, unknown>;
  children?: TemmlNode[];
}

function hasBoundedDepth(source: string): boolean {
  let depth = 0;
  for (const character of source) {
    if (character === '{' || character === '(' || character === '[') depth += 1;
    else if (character === '}' || character === ')' || character === ']') depth -= 1;
    if (depth > maxFormula.depth) return false;
  }
  return true;
}

/** Commands that nest without braces, or define others. */
const refusedCommand = /\\(?:def|gdef|edef|xdef|let|futurelet|newcommand|renewcommand|providecommand|global|long)\b/;
const maxCommandsOfAKind = 40;

/** Trees of formulas, which are the same in all texts and for all readers; the size is that of the sources, in UTF-16 units. */
const trees = new LRUCache<string, { math: MathNode | undefined }>({
  maxSize: 400_000,
  sizeCalculation: (_tree, key) => key.length,
});

/**
 * MathML of a formula. It is laid out once, since that takes far longer than all else in a text.
 * @returns undefined if it is too long or deep, or is no formula
 */
export function parseFormula(source: string, isDisplay: boolean): MathNode | undefined {
  const key = `${isDisplay ? 'display' : 'inline'} ${source}`;
  const tree = trees.get(key) ?? { math: layOutFormula(source, isDisplay) };
  trees.set(key, tree);
  return tree.math;
}

function layOutFormula(source: string, isDisplay: boolean): MathNode | undefined {
  if (source.length > maxFormula.length || !hasBoundedDepth(source) || refusedCommand.test(source)) return undefined;
  if ((source.match(/\\(?:left|sqrt|frac|begin|over)(?![a-z])/g)?.length ?? 0) > maxCommandsOfAKind) return undefined;
  try {
    const [node] = toMathNodes(
      temml.__renderToMathMLTree(source, {
        displayMode: isDisplay,
        throwOnError: true,
        trust: false,
        strict: false,
        wrap: 'none',
        maxExpand: 100,
        maxSize: [10, 10],
      }) as TemmlNode,
    );
    return typeof node === 'object' && node.tag === 'math' ? node : undefined;
  } catch {
    return undefined;
  }
}

const isMathTag = (tag: string): tag is MathTag => tags.has(tag);

/** The node and what it contains; of an element that is not listed, only what it contains. */
function toMathNodes({ type, text, attributes = {}, children = [] }: TemmlNode): (MathNode | string)[] {
  const inner = children.flatMap(toMathNodes);
  if (text) inner.unshift(text);
  if (type === undefined || !isMathTag(type)) return inner;
  const entries = Object.entries(attributes).filter(
    (entry): entry is [string, string] =>
      attributeNames.has(entry[0]) && typeof entry[1] === 'string' && attributeValue.test(entry[1]),
  );
  return [
    {
      tag: type,
      ...(entries.length > 0 && { attributes: Object.fromEntries(entries) }),
      ...(inner.length > 0 && { children: inner }),
    },
  ];
}
