import type { WebSport } from '../web-sport.ts';
import { receiptLines } from './receipt-lines.ts';

export const golf: WebSport<'golf'> = { kind: 'tournament', receiptLines };
