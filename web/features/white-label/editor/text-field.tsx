import type { ComponentProps } from 'react';
import { Field } from '../../../ui/controls/field.tsx';

interface Props extends Omit<ComponentProps<typeof Field>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

export const TextField = ({ onChange, ...rest }: Props) => <Field {...rest} onChange={(event) => onChange(event.target.value)} />;
