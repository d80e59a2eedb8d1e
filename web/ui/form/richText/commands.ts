import {
  cycleHeading,
  insertLink,
  insertTable,
  toggleList,
  toggleMark,
  wrapInBlock,
  type LineMark,
  type SelectedText,
} from './textEdits';

export type EditCommand = LineMark | 'heading' | 'bold' | 'italic' | 'table' | 'callout' | 'formula' | 'link' | 'code';

interface Samples {
  table: string;
  callout: string;
  link: string;
}

const selectsLines = ({ text, start, end }: SelectedText): boolean => text.slice(start, end).includes('\n');

/** What a button of the toolbar does with the text. */
export function runCommand(command: EditCommand, selected: SelectedText, samples: Samples): SelectedText {
  switch (command) {
    case 'heading':
      return cycleHeading(selected);
    case 'bold':
      return toggleMark(selected, '**');
    case 'italic':
      return toggleMark(selected, '*');
    case 'table':
      return insertTable({ ...selected, start: selected.end }, samples.table);
    case 'callout':
      return wrapInBlock(selected, [':::danger', ':::'], samples.callout);
    case 'formula':
      return selected.start === selected.end
        ? wrapInBlock(selected, ['$$', '$$'], 'P = U \\times I')
        : toggleMark(selected, '$');
    case 'link':
      return insertLink(selected, samples.link);
    case 'code':
      return selectsLines(selected) ? wrapInBlock(selected, ['```', '```'], '') : toggleMark(selected, '`');
    default:
      return toggleList(selected, command);
  }
}

/** Keys with Ctrl or Command, as `aria-keyshortcuts` names them. Digits are those of the keyboard's upper row in every layout. */
export const shortcuts: Partial<Record<EditCommand | 'find', string>> = {
  bold: 'Control+B',
  italic: 'Control+I',
  link: 'Control+K',
  code: 'Control+E',
  heading: 'Control+Shift+2',
  formula: 'Control+Shift+4',
  numbered: 'Control+Shift+7',
  bullet: 'Control+Shift+8',
  task: 'Control+Shift+9',
  find: 'Control+H',
};

/** An Arabic keyboard has other letters on the keys, and French ones need Shift for digits. */
export function findShortcut({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  code,
  key,
}: KeyboardEvent): EditCommand | 'find' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^(?:Key|Digit)/, '');
  const pressed = `Control+${shiftKey ? 'Shift+' : ''}${/^Digit/.test(code) ? code.slice(5) : letter}`;
  return (Object.keys(shortcuts) as (EditCommand | 'find')[]).find((name) => shortcuts[name] === pressed);
}
