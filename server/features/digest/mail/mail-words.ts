import { formatAmerican } from '@clearedge/quant/price';
import type { Digest } from '../build/digest-shape.ts';

const EASTERN = 'America/New_York';
const clockFormat = new Intl.DateTimeFormat('en-US', { timeZone: EASTERN, hour: 'numeric', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** "7:05 PM ET". */
export const clock = (iso: string): string => `${clockFormat.format(new Date(iso)).replace(/\s/g, ' ')} ET`;
const dateFormat = new Intl.DateTimeFormat('en-US', { timeZone: EASTERN, month: 'short', day: 'numeric' });
/** "Jul 11, 7:05 PM ET". */
export const dateTime = (iso: string): string => `${dateFormat.format(new Date(iso))}, ${clock(iso)}`;
/** "Saturday, July 11, 2026". */
export const dayName = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00Z`));
export const percent = (share: number, decimals = 1): string => `${(100 * share).toFixed(decimals)}%`;
/** What rounds to zero has no sign, as on the page. */
function signed(value: number, decimals: number): string {
  const digits = Math.abs(value).toFixed(decimals);
  return `${Number(digits) === 0 ? '' : value < 0 ? '−' : '+'}${digits}`;
}
export const signedPercent = (share: number): string => `${signed(100 * share, 1)}%`;
export const units = (value: number): string => `${signed(value, 2)} u`;
export const evText = (value: number): string => `${signed(value, 1)}% EV`;
export const american = (odds: number): string => formatAmerican(odds);

interface Cell {
  odds: number | null;
  line: number | null;
  bookName: string | null;
  state: string;
}
/** "−115 Summit", "no price". */
export function priceText({ odds, bookName, state }: Cell): string {
  if (odds === null) return 'no price';
  return `${american(odds)}${bookName ? ` ${bookName}` : ''}${state === 'stale' ? ' (stale)' : ''}`;
}

export const matchup = ({ awayTeamCode, homeTeamCode }: { awayTeamCode: string; homeTeamCode: string }): string =>
  `${awayTeamCode} @ ${homeTeamCode}`;

/** "NYY @ BOS, live: NYY 3, BOS 2", "NYY @ BOS: postponed": a game that takes no more bets has no best price. */
export function begunText(game: Digest['games'][number]): string {
  const { awayScore, homeScore, status } = game;
  const word = status === 'completed' ? 'final' : status;
  if ((status !== 'live' && status !== 'completed') || awayScore === null || homeScore === null) return `${matchup(game)}: ${word}`;
  return `${matchup(game)}, ${word}: ${game.awayTeamCode} ${awayScore}, ${game.homeTeamCode} ${homeScore}`;
}

/** "NYY 4, BOS 5 (11 innings)", "NYY @ BOS: postponed". */
export function resultText(game: Digest['yesterday']['games'][number]): string {
  const { awayScore, homeScore, status, innings } = game;
  if (status !== 'completed' || awayScore === null || homeScore === null)
    return `${matchup(game)}: ${status === 'completed' ? 'final' : status}`;
  const extra = innings !== null && innings > 9 ? ` (${innings} innings)` : '';
  return `${game.awayTeamCode} ${awayScore}, ${game.homeTeamCode} ${homeScore}${extra}`;
}

/** "Over 8.5 → 9", "Boston Red Sox 52.1% → 57.4%". */
export function moverText({ market, selection, from, to }: Digest['movers'][number]): string {
  if (market === 'total' && from.line !== to.line) return `Total ${from.line} → ${to.line} (${selection.toLowerCase()})`;
  const what = market === 'total' ? `${selection} ${to.line}` : selection;
  return `${what} ${percent(from.probability)} → ${percent(to.probability)} (${american(from.odds)} → ${american(to.odds)} without margin)`;
}
