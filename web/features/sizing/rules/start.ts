import { DEFAULT_KELLY_SHARE } from '@clearedge/quant/sizing';
import type { Settings } from '../../../core/settings/settings.ts';
import { inFormat, SHARES, type ShareChoice, TYPED, type Typed } from './calculator.ts';

const choiceOf = (share: number): ShareChoice =>
  (Object.keys(SHARES) as (keyof typeof SHARES)[]).find((name) => SHARES[name] === share) ?? 'custom';
const plain = (value: number): string => String(Math.round(value * 100) / 100);

/** What the boxes begin with: the address, then what the account keeps. Odds in an address are American. */
export function firstTyped(search: URLSearchParams, { oddsFormat, kellyShare = DEFAULT_KELLY_SHARE, bankroll }: Settings): Typed {
  const share = choiceOf(kellyShare);
  const means = search.has('edge') ? 'edge' : 'probability';
  return {
    ...TYPED,
    format: oddsFormat,
    odds: inFormat(search.get('odds') ?? TYPED.odds, 'american', oddsFormat),
    means,
    chance: search.get('p') ?? TYPED.chance,
    edge: search.get('edge') ?? TYPED.edge,
    share,
    ...(share === 'custom' && { customShare: plain(100 * kellyShare) }),
    ...(bankroll !== undefined && { bankroll: plain(bankroll) }),
  };
}

/** What an address carries of the boxes; a bankroll is nobody else's business. */
export const searchOf = ({ odds, format, means, chance, edge }: Typed): Record<string, string> => ({
  odds: inFormat(odds, format, 'american'),
  ...(means === 'probability' ? { p: chance } : { edge }),
});
