import { readAsWords } from '@clearedge/contract/spelling/read-as';
import { type LinedMarket, lineFault, maxLineOf, type SportKey, sportOf } from '@clearedge/contract/sports';
import { propKindsOf } from '@clearedge/contract/sports/prop-kinds';
import { isThreeWay, type Period, partOf } from '@clearedge/quant/grading';
import type { BetPick, ReadAsk, Reading } from '../bet-types.ts';

export type Market = BetPick['market'];

/** A bet as it is being picked: every field of every market, as text. */
export interface PickDraft {
  market: Market;
  period: Period;
  /** away, home, over, under, yes or no. */
  side: string;
  line: string;
  /** Whose total; '' is both teams'. */
  team: '' | 'away' | 'home';
  playerId: string;
  opponentId: string;
  prop: (BetPick & { market: 'prop' })['prop'];
  places: '5' | '10' | '20';
}

const SIDES: Readonly<Record<Market, readonly string[]>> = {
  moneyline: ['away', 'home', 'draw'],
  spread: ['away', 'home'],
  total: ['over', 'under'],
  prop: ['over', 'under'],
  outright: [],
  place: [],
  make_cut: ['yes', 'no'],
  head_to_head: [],
};

const EMPTY: PickDraft = {
  market: 'moneyline',
  period: 'full',
  side: 'away',
  line: '',
  team: '',
  playerId: '',
  opponentId: '',
  prop: 'hits',
  places: '10',
};

/** The draft of another market, with what both have in common. */
export function withMarket(draft: PickDraft, market: Market): PickDraft {
  const sides = SIDES[market];
  const isPeriod = market === 'total' || (!partOf(draft.period)?.isSoldThreeWay && market !== 'prop');
  return { ...draft, market, side: sides.includes(draft.side) ? draft.side : (sides[0] ?? ''), period: isPeriod ? draft.period : 'full' };
}

/** A draft that starts from a bet, or from its market alone. */
export function pickDraftOf(pick: BetPick | null, market: Market): PickDraft {
  if (!pick) return withMarket(EMPTY, market);
  const { line, places, ...rest } = { line: undefined, places: undefined, ...pick };
  return {
    ...EMPTY,
    ...(rest as Partial<PickDraft>),
    team: pick.market === 'total' ? (pick.team ?? '') : '',
    line: line === undefined ? '' : pick.market === 'spread' && line > 0 ? `+${line}` : String(line),
    ...(places === undefined ? {} : { places: String(places) as PickDraft['places'] }),
  };
}

export const needsLine = (market: Market): market is LinedMarket => market === 'spread' || market === 'total' || market === 'prop';

/** The line as a number; null where it is none that a book offers. */
function lineIn({ line, market }: PickDraft): number | null {
  const text = line.trim().replace('\u2212', '-').replace('½', '.5');
  const value = text === '' ? Number.NaN : Number(text);
  const isHalf = Number.isInteger(value * 2) && Math.abs(value) <= (needsLine(market) ? maxLineOf(market) : 0);
  return isHalf && (market === 'spread' || value >= 0) ? value : null;
}

/** The bet that a draft says, or the sentence that says what is missing. */
export function pickFrom(draft: PickDraft, sport?: SportKey): { pick: BetPick } | { missing: string } {
  const { market, period, side, team, playerId, opponentId, prop, places } = draft;
  const line = lineIn(draft);
  if (needsLine(market) && line === null) return { missing: 'Enter the line, in halves, such as 7.5.' };
  const fault = sport && line !== null && needsLine(market) ? lineFault(sport, market, line) : null;
  if (fault) return { missing: fault };
  if (market !== 'moneyline' && market !== 'spread' && market !== 'total' && playerId === '') return { missing: 'Choose a player.' };
  if (market === 'head_to_head' && (opponentId === '' || opponentId === playerId)) return { missing: 'Choose two different players.' };
  const pick = {
    moneyline: { market, period, side: isThreeWay(period) || side !== 'draw' ? side : 'away' },
    spread: { market, period, side, line },
    total: { market, period, side, line, ...(team === '' ? {} : { team }) },
    prop: { market, playerId, prop, side, line },
    outright: { market, playerId },
    place: { market, playerId, places: Number(places) },
    make_cut: { market, playerId, side },
    head_to_head: { market, playerId, opponentId },
  }[market];
  return { pick: pick as BetPick };
}

/** A picked bet in full, as it is written into the selection. */
export function pickWords(pick: BetPick, { game, players }: Pick<Reading, 'game' | 'players'>): string {
  const nameOf = (id: string): string => players.find(({ playerId }) => playerId === id)?.name ?? 'This player';
  return readAsWords(pick as Parameters<typeof readAsWords>[0], game, nameOf);
}

/** Markets of a sport; a tournament's where there is no game. */
export const marketsOf = (sport: SportKey | undefined): readonly { value: Market; label: string }[] =>
  sport === undefined
    ? [
        { value: 'outright', label: 'Winner' },
        { value: 'place', label: 'Top 5, 10 or 20' },
        { value: 'make_cut', label: 'Make or miss the cut' },
        { value: 'head_to_head', label: 'Matchup' },
      ]
    : [
        { value: 'moneyline', label: 'Moneyline' },
        { value: 'spread', label: sportOf(sport).spreadName ?? 'Spread' },
        { value: 'total', label: 'Total' },
        ...(sportOf(sport).hasPlayerProps ? ([{ value: 'prop', label: 'Player prop' }] as const) : []),
      ];

/** A draft as the sport takes it: a market and a stat that it has. */
export function draftFor(draft: PickDraft, sport: SportKey | undefined): PickDraft {
  const markets = marketsOf(sport);
  const own = markets.some(({ value }) => value === draft.market) ? draft : withMarket(draft, markets[0]!.value);
  const stats = sport === undefined ? [] : propKindsOf(sport);
  return stats.length === 0 || stats.includes(own.prop) ? own : { ...own, prop: stats[0]! };
}

const MARKET_OF: Partial<Record<ReadAsk['betType'], Market>> = { top5: 'place', top10: 'place', top20: 'place', matchup: 'head_to_head' };

/** The market that a bet type names; a future is read from its text and not picked. */
export const marketIn = ({ betType }: Pick<ReadAsk, 'betType'>): Market =>
  MARKET_OF[betType] ?? (betType in SIDES ? (betType as Market) : 'moneyline');
