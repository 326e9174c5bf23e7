import { confidenceBandName } from '@clearedge/contract/constants';
import { PICK_SPORTS, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { CARD_MARKETS, type CardMarket, marketHead } from '../../../core/prices/read-markets.ts';
import { formatPercent, formatSignedPercent } from '../../../lib/format.ts';
import type { RecordEntry, RecordReport, RecordSummary } from './record.queries.ts';

interface Range {
  low: number;
  high: number;
}
/** "41% to 70%". */
export const rangeText = ({ low, high }: Range): string => `${formatPercent(low, 0)} to ${formatPercent(high, 0)}`;
export const signedRangeText = ({ low, high }: Range): string => `${formatSignedPercent(low)} to ${formatSignedPercent(high)}`;

const PLACE_NAME: Record<string, string> = { 'first-three': 'First three of the day', others: 'The others' };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Jul 2026". */
export const monthName = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
type RecordSport = RecordEntry['sport'];
/** "MLB", "MLB and CFL". */
export const sportName = (sport: string): string => PICK_SPORTS.map(sportOf).find(({ key }) => key === sport)?.league ?? sport;
export const sportsText = (sports: readonly string[]): string => joinWords(sports.map(sportName));

const ANY: Record<CardMarket, string> = { moneyline: 'Moneyline', spread: 'Run line or spread', total: 'Total' };
/** By the sport's own word; a sum over sports has the word that fits all of them. */
export function marketName(key: string, sport?: RecordSport): string {
  const market = CARD_MARKETS.find((one) => one === key);
  if (!market) return key;
  return sport === undefined ? ANY[market] : marketHead(sport, market);
}

/** The one sport of these figures; undefined where they cover several. */
export const onlySport = (sports: readonly RecordSport[]): RecordSport | undefined => (sports.length === 1 ? sports[0] : undefined);

function sampleText({ picks, wins, losses, pushes, voids, pending }: RecordSummary): string {
  const rest = [
    [pushes + voids, 'returned'],
    [pending, 'open'],
  ] as const;
  const stated = rest.filter(([count]) => count > 0).map(([count, word]) => `, ${count} ${word}`);
  return `${picks === 1 ? '1 pick' : `${picks} picks`}, ${wins} won, ${losses} lost${stated.join('')}`;
}

/** Which sports a page's figures cover, each with its sample: a sum never mixes them silently. */
export function coverageText({ sports, bySport }: Pick<RecordReport, 'sports' | 'bySport'>): string {
  const each = bySport.map(({ key, summary }) => `${sportName(key)} ${sampleText(summary)}`).join('; ');
  return sports.length === 1
    ? `These figures cover ${sportName(sports[0]!)} picks alone: ${each}.`
    : `These figures cover ${sportsText(sports)} together: ${each}.`;
}

/** Where an entry stands on the page. */
export const entryAnchor = ({ sport, sequence }: { sport: string; sequence: number }): string => `${sport}-${sequence}`;
/** Of one sport "75 to 80", among several "CFL · 75 to 80". */
export function bandName(key: string): string {
  const [band = key, sport] = key.split(' ').toReversed();
  return `${sport ? `${sportName(sport)} · ` : ''}${confidenceBandName(band)}`;
}
export const placeName = (key: string): string => PLACE_NAME[key] ?? key;
