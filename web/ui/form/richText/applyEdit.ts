import { differenceOf, type SelectedText } from './textEdits';

export const readSelection = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): SelectedText => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Types a change as a person would: the field's own change handler sees it, and the browser's undo takes it back. */
export function applyEdit(field: HTMLTextAreaElement, edit: SelectedText): void {
  field.focus();
  const { start, removed, inserted } = differenceOf(field.value, edit.text);
  if (removed > 0 || inserted !== '') {
    field.setSelectionRange(start, start + removed);
    const isDone =
      inserted === '' ? document.execCommand('delete') : document.execCommand('insertText', false, inserted);
    if (!isDone) {
      field.setRangeText(inserted, start, start + removed, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  field.setSelectionRange(edit.start, edit.end);
}
