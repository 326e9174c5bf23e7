import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';

/** A form that is being filled in: what it holds so far, and what was stated against single fields. */
export interface Drafted<D> {
  draft: D;
  errors?: Readonly<Partial<Record<string, string>>>;
  onChange: (patch: Partial<NoInfer<D>>) => void;
}

type TextName<D> = { [K in keyof D]-?: D[K] extends string ? K : never }[keyof D] & string;
type Rest<P> = Omit<P, 'value' | 'onChange' | 'name'>;

const patchOf = <D,>(name: TextName<D>, text: string): Partial<D> => ({ [name]: text }) as unknown as Partial<D>;

/** A text of a draft, by its name. */
export function DraftField<D>({
  draft,
  errors,
  onChange,
  name,
  ...field
}: Drafted<D> & { name: TextName<NoInfer<D>> } & Rest<ComponentProps<typeof Field>>) {
  return (
    <Field
      value={String(draft[name])}
      error={errors?.[name]}
      onChange={(event) => onChange(patchOf<D>(name, event.target.value))}
      {...field}
    />
  );
}

/** A text of a draft over several lines, by its name. */
export function DraftArea<D>({
  draft,
  errors,
  onChange,
  name,
  ...area
}: Drafted<D> & { name: TextName<NoInfer<D>> } & Rest<ComponentProps<typeof TextArea>>) {
  return (
    <TextArea
      aria-invalid={errors?.[name] ? true : undefined}
      value={String(draft[name])}
      onChange={(event) => onChange(patchOf<D>(name, event.target.value))}
      {...area}
    />
  );
}
