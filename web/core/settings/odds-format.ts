import type { PriceFormat } from '../../lib/format.ts';
import { useSettings } from './settings.ts';

/** How this reader wants to see prices. */
export const useOddsFormat = (): PriceFormat => useSettings().oddsFormat;
