import type { Contract } from '@clearedge/contract';
import { CONFIDENCE_BANDS } from '@clearedge/contract/constants';
import type { VerbInput } from '@clearedge/contract/route';
import { RECORD_MARKETS } from '@clearedge/contract/routes/picks/record';
import { PICK_SPORTS } from '@clearedge/contract/sports';
import { groupBy } from '../../kernel/collections.ts';
import { FREE_PLACES } from '../picks/index.ts';
import { type Shown, type Summary, summarize } from './summary-rules.ts';

export type Filter = VerbInput<Contract['GET /api/record']>['query'];
interface Group<Key extends string = string> {
  key: Key;
  summary: Summary;
}

const boundsOf = (band: string): [from: number, to: number] => band.split('-').map(Number) as [number, number];

/** Whether a confidence lies in a band; its upper end belongs to the next, but for the last. */
function isInBand(confidence: number, band: string): boolean {
  const [from, to] = boundsOf(band);
  return confidence >= from && (confidence < to || to === 100);
}

/** Market, band and month choose what is counted. The result does not: a hit rate among wins would be a joke. */
export const countedBy =
  ({ market, band, month }: Filter) =>
  ({ pick }: Shown): boolean =>
    (market === undefined || pick.market === market) &&
    (band === undefined || isInBand(pick.confidence!, band)) &&
    (month === undefined || pick.slateOn.startsWith(month));

export const listedBy =
  ({ result: wanted }: Filter) =>
  ({ result }: Shown): boolean =>
    wanted === undefined || (result?.result ?? 'pending') === wanted;

export const monthsOf = (shown: readonly Shown[]): string[] =>
  [...new Set(shown.map(({ pick }) => pick.slateOn.slice(0, 7)))].sort().reverse();

/** Without any of these the list holds what cannot be told apart by them as well: days without a bet, and what is sealed. */
export const isListWhole = ({ market, band, month, result }: Filter): boolean => !(market ?? band ?? month ?? result);

const grouped = <Key extends string>(
  keys: readonly Key[],
  shown: readonly Shown[],
  belongs: (entry: Shown, key: Key) => boolean,
): Group<Key>[] =>
  keys.flatMap((key) => {
    const own = shown.filter((entry) => belongs(entry, key));
    return own.length === 0 ? [] : [{ key, summary: summarize(own) }];
  });

export const countBySport = (entries: readonly Shown[]) =>
  PICK_SPORTS.map((key) => ({ key, count: entries.filter(({ pick }) => pick.sport === key).length })).filter(({ count }) => count > 0);

/** Which sports are in a sum, and each of them alone. */
export function coverageOf(shown: readonly Shown[]) {
  const bySport = grouped(PICK_SPORTS, shown, ({ pick }, key) => pick.sport === key);
  return { sports: bySport.map(({ key }) => key), bySport };
}

/** Picks by the band of past plays that each names, with the record of that band as the newest of them states it. */
const bandsOf = (shown: readonly Shown[]) =>
  [...groupBy(shown, ({ pick: { sport, market, bandFrom } }) => `${sport} ${market} ${bandFrom}`).values()]
    .flatMap((own) => {
      const { sport, market, bandFrom: from, bandTo: to, bandPicks: plays, bandWins: wins } = own.at(-1)!.pick;
      if (market === null || from === null || to === null || plays === null || wins === null) return [];
      return [{ sport, market, from, to, backtest: { plays, wins }, summary: summarize(own) }];
    })
    .sort((a, b) => a.market.localeCompare(b.market) || a.from - b.from);

export const groupsOf = (shown: readonly Shown[]) => ({
  byMarket: grouped(RECORD_MARKETS, shown, ({ pick }, key) => pick.market === key),
  byBand: PICK_SPORTS.flatMap((sport) =>
    grouped(CONFIDENCE_BANDS, shown, (entry, key) => entry.pick.sport === sport && isInBand(entry.pick.confidence!, key)).map((group) => ({
      ...group,
      sport,
    })),
  ),
  backtestBands: bandsOf(shown),
  byMonth: grouped(monthsOf(shown), shown, ({ pick }, key) => pick.slateOn.startsWith(key)),
  byPlace: grouped(['first-three', 'others'], shown, ({ pick }, key) => pick.dayPlace! <= FREE_PLACES === (key === 'first-three')),
});
