import type { PriceFormat } from '@clearedge/quant/price';
import { useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { inFormat } from '../rules/calculator.ts';
import { OUTCOMES, readPrices, type TypedPrices } from './price-rules.ts';

interface PriceBox {
  id: number;
  text: string;
}

export interface Prices {
  typed: TypedPrices;
  boxes: readonly PriceBox[];
  errors: (string | undefined)[];
  change: (id: number, text: string) => void;
  add: () => void;
  remove: (id: number) => void;
  setFormat: (format: PriceFormat) => void;
}

/** The price boxes of a calculator, begun with American odds stated in the reader's own format. */
export function usePrices(first: readonly string[]): Prices {
  const own = useOddsFormat();
  const [format, setFormat] = useState(own);
  const [boxes, setBoxes] = useState<readonly PriceBox[]>(() => first.map((text, id) => ({ id, text: inFormat(text, 'american', own) })));
  const typed = { texts: boxes.map(({ text }) => text), format };
  return {
    typed,
    boxes,
    errors: readPrices(typed).errors,
    change: (id, text) => setBoxes((list) => list.map((box) => (box.id === id ? { id, text } : box))),
    add: () =>
      setBoxes((list) => (list.length < OUTCOMES.most ? [...list, { id: Math.max(...list.map(({ id }) => id)) + 1, text: '' }] : list)),
    remove: (id) => setBoxes((list) => (list.length > OUTCOMES.least ? list.filter((box) => box.id !== id) : list)),
    setFormat: (next) => {
      setBoxes((list) => list.map(({ id, text }) => ({ id, text: inFormat(text, format, next) })));
      setFormat(next);
    },
  };
}
