/** After a form was refused: the first field that is wrong gets the focus, once its state has been drawn. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
