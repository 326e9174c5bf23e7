type TextField = HTMLInputElement | HTMLTextAreaElement;
/** `early` is what was chosen; noted by the page, because React puts back what was drawn. */
type Field = (TextField | HTMLSelectElement) & { early?: string };

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const isSelect = (field: Field): field is HTMLSelectElement => field instanceof HTMLSelectElement;

const wishOf = (field: Field): string => field.early ?? field.value;

const defaultOf = (field: Field): string =>
  isSelect(field) ? ([...field.options].find((option) => option.defaultSelected)?.value ?? field.value) : field.defaultValue;

// Taken back and pressed again: only a press tells React of a tick.
function tickAgain(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

function chooseAgain(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

// React ignores an input event when the field holds the value last assigned to it. An assignment through the prototype's setter is
// one that React does not count, as typing is.
function typeAgain(field: TextField, value: string): void {
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  // A field without a caret, such as a number, has no selection; elsewhere setting one can take the focus.
  if (selectionStart !== null && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function isTouched(field: Field): boolean {
  if (!isTick(field)) return wishOf(field) !== defaultOf(field);
  // Of a group of choices only the one now chosen was pressed.
  return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked);
}

/** Tells the app what was typed, chosen or ticked on a drawn page before the app was there: React heard none of it. */
export function repeatEarlyInput(root: ParentNode): void {
  // All are read first: hearing of one, React draws the others again as it knows them.
  const touched = [...root.querySelectorAll<Field>('input, select, textarea')]
    .filter(isTouched)
    .map((field) => ({ field, value: wishOf(field) }));
  for (const { field, value } of touched) {
    if (isTick(field)) tickAgain(field);
    else if (isSelect(field)) chooseAgain(field, value);
    else typeAgain(field, value);
  }
}
