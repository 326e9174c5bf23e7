import type { Verb } from '../../../kernel/feature.ts';
import { CHAIN_START, type Link } from '../chain/chain-rules.ts';
import { calibrationOf, curveOf, drawdownOf, longestLosingRun } from './curve-rules.ts';
import { countedBy, groupsOf, listedBy, monthsOf } from './filter-rules.ts';
import { presentEntry } from './present-entry.ts';
import { type Published, readRecord } from './read-record.ts';
import { summarise } from './summary-rules.ts';

const MOST_ENTRIES = 200;

const headOf = (links: readonly Link[]) => ({ length: links.length, hash: links.at(-1)?.hash ?? CHAIN_START });
const isShownPick = ({ pick, isSealed }: Published): boolean => pick.kind === 'pick' && !isSealed;

/** The whole record in figures and the newest of its entries. The same for everybody: what is sealed is sealed here for all. */
export const getRecord: Verb<'GET /api/record'> = async (ctx, { query }) => {
  const { published, results } = await readRecord(ctx);
  const picks = published.filter(isShownPick);
  const counted = picks.filter(countedBy(query));
  const isFiltered = Object.values(query).some((value) => value !== undefined);
  const listed = isFiltered ? counted.filter(listedBy(query)) : published;
  const curve = curveOf(counted);
  return {
    asOf: ctx.now().toISOString(),
    isSimulated: published.some(({ pick }) => pick.isSimulated),
    since: published[0]?.pick.slateOn ?? null,
    picksHead: headOf(published.map(({ pick }) => pick)),
    resultsHead: headOf(results),
    sealed: published.filter(({ isSealed }) => isSealed).length,
    noBets: published.filter(({ pick }) => pick.kind === 'no_bet').length,
    months: monthsOf(picks),
    summary: summarise(counted),
    curve,
    drawdown: drawdownOf(curve),
    longestLosingRun: longestLosingRun(counted),
    calibration: calibrationOf(counted),
    ...groupsOf(counted),
    found: listed.length,
    entries: listed.slice(-MOST_ENTRIES).reverse().map(presentEntry),
  };
};

/** The figures that Home and the plans page state instead of a claim. */
export const getRecordSummary: Verb<'GET /api/record/summary'> = async (ctx) => {
  const { published } = await readRecord(ctx);
  return {
    since: published[0]?.pick.slateOn ?? null,
    isSimulated: published.some(({ pick }) => pick.isSimulated),
    summary: summarise(published.filter(isShownPick)),
  };
};
