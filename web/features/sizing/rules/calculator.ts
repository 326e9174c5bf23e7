import { decimalToAmericanRounded, formatPrice, type PriceFormat } from '@clearedge/quant/price';
import { type StakeFigures, stakeFigures } from '@clearedge/quant/sizing';
import { type Read, readBankroll, readChance, readDoubt, readEdge, readOdds, readShare } from './read-input.ts';

export type ShareChoice = 'full' | 'half' | 'quarter' | 'custom';
export const SHARES: Record<Exclude<ShareChoice, 'custom'>, number> = { full: 1, half: 0.5, quarter: 0.25 };

/** What the boxes hold, as typed. */
export interface Typed {
  format: PriceFormat;
  odds: string;
  means: 'probability' | 'edge';
  chance: string;
  edge: string;
  bankroll: string;
  share: ShareChoice;
  customShare: string;
  cap: string;
  doubt: string;
  /** That the stake comes back, where a market of the board says so; 0 as a rule. */
  push: number;
}

export const TYPED: Typed = {
  format: 'american',
  odds: '-110',
  means: 'probability',
  chance: '55',
  edge: '5',
  bankroll: '1000',
  share: 'quarter',
  customShare: '33',
  cap: '5',
  doubt: '4',
  push: 0,
};

type Box = 'odds' | 'chance' | 'edge' | 'bankroll' | 'customShare' | 'cap' | 'doubt';

/** One bet with every number read. */
export interface Question {
  decimal: number;
  winProbability: number;
  pushProbability: number;
  bankrollCents: number;
  share: number;
  cap: number;
}

export interface Calculated {
  errors: Partial<Record<Box, string>>;
  /** Null while a box holds no number: nothing is worked out from a guess. */
  question: Question | null;
  figures: StakeFigures | null;
  /** Standard deviation of the probability, as a fraction. */
  deviation: number;
}

const shareOf = ({ share, customShare }: Typed): Read =>
  share === 'custom' ? readShare(customShare, 'Kelly fraction') : { value: SHARES[share] };

/** A typed price in another format, as near as that format can say it; what is no price stays as it is. */
export function inFormat(odds: string, from: PriceFormat, to: PriceFormat): string {
  const { value } = readOdds(odds, from);
  if (value === null || from === to) return odds;
  if (to === 'decimal') return String(Math.round(value * 1000) / 1000);
  return formatPrice(decimalToAmericanRounded(value), to).replace('\u2212', '-');
}

/** Everything that can be shown of what is typed. */
export function calculate(typed: Typed): Calculated {
  const odds = readOdds(typed.odds, typed.format);
  const chance = typed.means === 'probability' ? readChance(typed.chance) : readEdge(typed.edge, odds.value);
  const read: Partial<Record<Box, Read>> = {
    odds,
    [typed.means === 'probability' ? 'chance' : 'edge']: chance,
    bankroll: readBankroll(typed.bankroll),
    customShare: shareOf(typed),
    cap: readShare(typed.cap, 'A cap'),
    doubt: readDoubt(typed.doubt),
  };
  const errors = Object.fromEntries(Object.entries(read).flatMap(([box, { error }]) => (error === undefined ? [] : [[box, error]])));
  const readValue = (box: Box): number => read[box]?.value ?? 0;
  const isWhole = Object.keys(errors).every((box) => box === 'doubt');
  if (!isWhole || chance.value === null) return { errors, question: null, figures: null, deviation: 0 };
  const decided = 1 - typed.push;
  const question = {
    decimal: readValue('odds'),
    winProbability: chance.value * decided,
    pushProbability: typed.push,
    bankrollCents: readValue('bankroll'),
    share: readValue('customShare'),
    cap: readValue('cap'),
  };
  return { errors, question, figures: stakeFigures(question), deviation: readValue('doubt') };
}
