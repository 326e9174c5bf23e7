interface Watched {
  /** What React last saw in the field. */
  _valueTracker?: { setValue: (value: string) => void };
  /** What was chosen; noted by the page, because React puts back what was drawn. */
  early?: string;
}
type Field = (HTMLInputElement | HTMLSelectElement) & Watched;

const isTick = (field: Field): field is HTMLInputElement & Watched => field.type === 'checkbox' || field.type === 'radio';

const wishOf = (field: Field): string => field.early ?? field.value;

const defaultOf = (field: Field): string =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : ([...field.options].find((option) => option.defaultSelected)?.value ?? field.value);

// Taken back and pressed again: only a press tells React of a tick.
function tickAgain(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

function sayAgain(field: Field, value: string): void {
  const before = defaultOf(field);
  field.value = value;
  field._valueTracker?.setValue(before);
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
}

function isTouched(field: Field): boolean {
  if (!isTick(field)) return wishOf(field) !== defaultOf(field);
  // Of a group of choices only the one now chosen was pressed.
  return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked);
}

/** Tells the app what was typed, chosen or ticked on a drawn page before the app was there: React heard none of it. */
export function repeatEarlyInput(root: ParentNode): void {
  // All are read first: hearing of one, React draws the others again as it knows them.
  const touched = [...root.querySelectorAll<Field>('input, select')].filter(isTouched).map((field) => ({ field, value: wishOf(field) }));
  for (const { field, value } of touched) {
    if (isTick(field)) tickAgain(field);
    else sayAgain(field, value);
  }
}
