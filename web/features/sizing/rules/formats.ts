import type { PriceFormat } from '@clearedge/quant/price';

export const FORMATS: readonly { value: PriceFormat; label: string }[] = [
  { value: 'american', label: 'American' },
  { value: 'decimal', label: 'Decimal' },
  { value: 'fractional', label: 'Fractional' },
];
