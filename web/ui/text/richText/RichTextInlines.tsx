import { Link } from '@mui/material';
import { createElement, Fragment, useContext, createContext, type ReactNode } from 'react';
import type { MathNode, RichTextInline } from '../../../../schema/contract/richText';
import { TextLink } from '../../../routing';
import { scrollingFormulaClass, unbrokenClass } from '../../../theme/globalStyles';
import { richTextLabels } from './richTextLabels';
import { keepCodesWhole } from '../unbrokenCodes';
import type { Language } from '../../../../schema/contract/languages';
import { TextPicture } from '../TextPicture';

/** What the nodes of a text share: its language, and the ids of its footnotes, of which a page may have several sets. */
interface RichTextScope {
  lang: Language;
  id: string;
}

export const RichTextScopeContext = createContext<RichTextScope>({ lang: 'ar', id: '' });

export const footnoteId = (id: string, number: number): string => `${id}note-${number}`;
export const referenceId = (id: string, number: number): string => `${id}reference-${number}`;

/** A longer code breaks in a narrow window. */
const maxUnbrokenCode = 20;

/** Characters of the source: a longer formula may be wider than a phone, and does not break. */
const maxUnscrolledFormula = 40;
const scrollingFormulaProps = { className: scrollingFormulaClass, tabIndex: 0 };

export function RichTextInlines({ nodes }: { nodes: readonly RichTextInline[] }) {
  return nodes.map((node, index) => <Fragment key={index}>{renderInline(node)}</Fragment>);
}

function renderInline(node: RichTextInline): ReactNode {
  if (typeof node === 'string') return keepCodesWhole(node);
  switch (node.type) {
    case 'lineBreak':
      return <br />;
    case 'strong':
      return (
        <strong>
          <RichTextInlines nodes={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <RichTextInlines nodes={node.children} />
        </em>
      );
    case 'code':
      return (
        <code dir="ltr" className={node.text.length <= maxUnbrokenCode ? unbrokenClass : undefined}>
          {node.text}
        </code>
      );
    case 'link':
      return <RichTextLink href={node.href}>{<RichTextInlines nodes={node.children} />}</RichTextLink>;
    case 'picture':
      return <TextPicture picture={node} />;
    case 'formula':
      return (
        <bdi dir="ltr" {...(node.source.length > maxUnscrolledFormula && scrollingFormulaProps)}>
          <MathElement node={node.math} />
        </bdi>
      );
    case 'footnoteReference':
      return <FootnoteReference number={node.number} />;
  }
}

/** Formulas are left to right in every language. */
export function MathElement({ node: { tag, attributes, children = [] } }: { node: MathNode }): ReactNode {
  return createElement(
    tag,
    tag === 'math' ? { ...attributes, dir: 'ltr' } : attributes,
    ...children.map((child, index) => (typeof child === 'string' ? child : <MathElement key={index} node={child} />)),
  );
}

/** Files and answers of the server, which the application has no screen for. */
const isFilePath = (href: string): boolean => /^\/(?:api|media)\/|\.[a-z\d]{2,5}(?:[?#]|$)/i.test(href);

/** Pages of this site open in place, other sites in a tab of their own. */
function RichTextLink({ href, children }: { href: string; children: ReactNode }) {
  if (isFilePath(href)) {
    return (
      <Link href={href} underline="always">
        {children}
      </Link>
    );
  }
  if (href.startsWith('/')) {
    return (
      <TextLink to={href} underline="always">
        {children}
      </TextLink>
    );
  }
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow" underline="always">
      {children}
    </Link>
  );
}

function FootnoteReference({ number }: { number: number }) {
  const { lang, id } = useContext(RichTextScopeContext);
  return (
    <sup id={referenceId(id, number)}>
      <Link href={`#${footnoteId(id, number)}`} aria-label={richTextLabels[lang].footnote(number)}>
        {number}
      </Link>
    </sup>
  );
}
