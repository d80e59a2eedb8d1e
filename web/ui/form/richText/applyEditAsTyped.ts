import { differenceOf, movePosition, type SelectedText } from './textEdits';

export const readSelection = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): SelectedText => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Types a change as a person would: the field's own change handler sees it, and the browser's undo takes it back. */
export function applyEditAsTyped(field: HTMLTextAreaElement, edit: SelectedText): void {
  field.focus();
  const { start, removed, inserted } = differenceOf(field.value, edit.text);
  if (removed > 0 || inserted !== '') {
    field.setSelectionRange(start, start + removed);
    const [command, by] = inserted === '' ? (['delete'] as const) : (['insertText', inserted] as const);
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else enters the browser's undo history
    if (!document.execCommand(command, false, by)) replaceText(field, edit.text);
  }
  field.setSelectionRange(edit.start, edit.end);
}

/** Changes a text while its author may type here or elsewhere: focus and caret stay with the words around them. */
export function applyLateEdit(field: HTMLTextAreaElement, text: string): void {
  const { text: before, start, end } = readSelection(field);
  const edit = { text, start: movePosition(start, before, text), end: movePosition(end, before, text) };
  if (document.activeElement === field) applyEditAsTyped(field, edit);
  else replaceText(field, text);
}

function replaceText(field: HTMLTextAreaElement, text: string): void {
  const { start, removed, inserted } = differenceOf(field.value, text);
  field.setRangeText(inserted, start, start + removed, 'preserve');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
