type Field = HTMLInputElement | HTMLSelectElement;

/** Fields of this kind remember what React last saw in them. */
interface Watched {
  _valueTracker?: { setValue: (value: string) => void };
}

const defaultOf = (field: Field): string =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : ([...field.options].find((option) => option.defaultSelected)?.value ?? field.value);

/** Tells the app what was typed or chosen on a drawn page before the app was there: React heard none of it. */
export function repeatEarlyInput(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field & Watched>('input, select')) {
    const before = defaultOf(field);
    if (field.value === before) continue;
    field._valueTracker?.setValue(before);
    field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
  }
}
