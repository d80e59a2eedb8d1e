import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** Lengths are bounded, so that no text, however odd, is slow to read. */
const marks =
  /`([^`]{1,500})`|\*\*((?:[^*]|\*(?!\*)){1,1000}?)\*\*|\*([^*\s](?:[^*]{0,500}[^*\s])?)\*|\[([^\]]{1,500})\]\(([^\s()]{1,2000})\)/;

/** The one address that a text may lead to: https, so that nothing typed can run. */
const safeAddress = (address: string) => /^https:\/\/[^\s"'<>`]+$/i.test(address);

function marked(match: RegExpExecArray): ReactNode {
  const [whole, code, strong, emphasis, label, address] = match;
  if (code !== undefined) return <code dir="ltr">{code}</code>;
  if (strong !== undefined) return <strong>{inline(strong)}</strong>;
  if (emphasis !== undefined) return <em>{inline(emphasis)}</em>;
  if (!label || !address || !safeAddress(address)) return label ?? whole;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer nofollow" underline="always">
      {label}
    </Link>
  );
}

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let rest = text;
  for (let match = marks.exec(rest); match; match = marks.exec(rest)) {
    parts.push(rest.slice(0, match.index), <span key={parts.length}>{marked(match)}</span>);
    rest = rest.slice(match.index + match[0].length);
  }
  return [...parts, rest];
}

/** A line of text with emphasis, code and https links; every other character is shown as it is. */
export function Inline({ text }: { text: string }) {
  return <>{inline(text)}</>;
}
