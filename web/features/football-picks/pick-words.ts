import type { NewSlipEntry } from '../../core/slip/index.ts';
import { formatSignedPercent } from '../../lib/format.ts';
import type { BadgeLook } from '../../ui/marks/badge.tsx';
import type { Filter, Sort } from './list-rules.ts';
import type { FootballPick } from './picks.queries.ts';

export const MARKET_NAME: Record<FootballPick['pickType'], string> = {
  moneyline: 'Moneyline',
  spread: 'Point Spread',
  total: 'Total Points',
};
export const STATUS_NAME: Record<FootballPick['status'], string> = { active: 'Open', started: 'Started', settled: 'Settled' };
export const SORT_NAME: Record<Sort, string> = { confidence: 'Confidence', 'expected-value': 'Expected Value', 'game-time': 'Game Time' };
export const FILTER_NAME: Record<Filter, string> = {
  all: 'All Picks',
  'high-confidence': 'High Confidence',
  'positive-value': 'Positive Value',
  moneyline: 'Moneyline',
  spread: 'Spread',
  total: 'Total',
};

type Result = NonNullable<FootballPick['result']>;
export const RESULT_NAME: Record<Result, string> = { win: 'Win', loss: 'Loss', push: 'Push', void: 'Void' };
export const resultLook = (result: Result): BadgeLook => (result === 'win' ? 'win' : result === 'loss' ? 'loss' : 'push');

/** Of percent of a stake: "+3.4%". */
export const evText = (percent: number): string => formatSignedPercent(percent / 100);

export const matchupOf = ({ game }: Pick<FootballPick, 'game'>): string => `${game.awayTeam} @ ${game.homeTeam}`;

/** "+1.33 u", "−1.00 u". */
export const unitsText = (units: number): string => `${units < 0 ? '−' : units > 0 ? '+' : ''}${Math.abs(units).toFixed(2)} u`;

export const slipEntryOf = (pick: FootballPick): NewSlipEntry => ({
  gameId: pick.gameId,
  betType: pick.pickType,
  selection: pick.selection,
  odds: pick.odds,
  addedOdds: pick.odds,
  pick: pick.pick,
  book: pick.book,
  bookName: pick.bookName,
  startsAt: pick.gameTime,
  awayTeamCode: pick.awayTeamCode,
  homeTeamCode: pick.homeTeamCode,
});
