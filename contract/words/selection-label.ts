/** A selection as it is read: the hyphen before a line's number ("-3.5") becomes a true minus; one inside "20260711-2" stays. */
export const selectionLabel = (selection: string): string => selection.replace(/\B-(?=\d)/g, '\u2212');
