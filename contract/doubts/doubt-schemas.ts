import { z } from 'zod';
import { PRICE_DOUBTS } from './price-doubts.ts';

export const Doubt = z.enum(PRICE_DOUBTS).nullable().meta({ description: 'Why the price is not value; null for value' });

export const PriceDoubts = z
  .object({ model: Doubt, market: Doubt })
  .meta({ id: 'PriceDoubts', description: 'Why the price is not value against the model and against the market; null for value' });
