import { easternDay } from '@clearedge/quant/calendar';
import type { Verb } from '../../kernel/feature.ts';
import { CHAIN_START, type Link } from '../chain/index.ts';
import { calibrationOf, curveOf, drawdownOf, longestLosingRun } from './curve-rules.ts';
import { countBySport, countedBy, coverageOf, groupsOf, isListWhole, listedBy, monthsOf } from './filter-rules.ts';
import { presentEntry } from './present-entry.ts';
import { type Published, readRecord } from './read-record.ts';
import { summarise } from './summary-rules.ts';

const MOST_ENTRIES = 200;

const headOf = (links: readonly Link[]) => ({ length: links.length, hash: links.at(-1)?.hash ?? CHAIN_START });

const isShownPick = ({ pick, isSealed }: Published): boolean => pick.kind === 'pick' && !isSealed;
const sinceOf = ([first]: readonly Published[]): string | null => (first ? easternDay(first.pick.generatedAt) : null);
const anySimulated = (published: readonly Published[]): boolean => published.some(({ pick }) => pick.isSimulated);

/** The whole record, or a sport's, in figures and the newest of its entries. The same for everybody: what is sealed is sealed here for all. */
export const getRecord: Verb<'GET /api/record'> = async (ctx, { query }) => {
  const record = await readRecord(ctx);
  const published = record.published.filter(({ pick }) => query.sport === undefined || pick.sport === query.sport);
  const picks = published.filter(isShownPick);
  const counted = picks.filter(countedBy(query));
  const listed = isListWhole(query) ? published : counted.filter(listedBy(query));
  return {
    asOf: ctx.now().toISOString(),
    isSimulated: anySimulated(published),
    since: sinceOf(published),
    chains: { picks: headOf(record.published.map(({ pick }) => pick)), results: headOf(record.results) },
    sealed: published.filter(({ isSealed }) => isSealed).length,
    sealedBySport: countBySport(published.filter(({ isSealed }) => isSealed)),
    noBets: published.filter(({ pick }) => pick.kind === 'no_bet').length,
    months: monthsOf(picks),
    summary: summarise(counted),
    ...coverageOf(counted),
    curve: curveOf(counted),
    drawdown: drawdownOf(counted),
    longestLosingRun: longestLosingRun(counted),
    calibration: calibrationOf(counted),
    ...groupsOf(counted),
    found: listed.length,
    entries: listed.slice(-MOST_ENTRIES).reverse().map(presentEntry),
  };
};

/** The figures that Home and the plans page state instead of a claim: of every sport, together and apart. */
export const getRecordSummary: Verb<'GET /api/record/summary'> = async (ctx) => {
  const { published } = await readRecord(ctx);
  const picks = published.filter(isShownPick);
  return { since: sinceOf(published), isSimulated: anySimulated(published), summary: summarise(picks), ...coverageOf(picks) };
};
