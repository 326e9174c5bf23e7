import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { easternDay } from '@clearedge/quant/calendar';
import { balancesOf, longestStreak, maxDrawdown, reliabilityTable } from '@clearedge/quant/scoring';
import { csvLine } from '../../kernel/csv.ts';
import { type Ctx, defineJob, defineSchedule, FIRED, type StreamMessage } from '../../kernel/ctx.ts';
import { defineFeature, fromReplica, type Verb } from '../../kernel/feature.ts';
import { CHAIN_START, type Link, rounded, type Statement } from '../chain/index.ts';
import { countBySport, countedBy, coverageOf, groupsOf, isListWhole, listedBy, monthsOf } from './filter-rules.ts';
import { addHeads, digestOf, findNewestHeads, getHeads, getHeadsFile, headsOf, signStatement } from './heads.ts';
import { presentEntry } from './present-entry.ts';
import { type Published, readRecord, winChanceOf } from './read-record.ts';
import { type Shown, summarize } from './summary-rules.ts';

type Report = VerbResult<Contract['GET /api/record']>;

const BIN_PICKS = 20;
const MOST_BINS = 8;
const isDecided = ({ result }: Shown): boolean => result?.result === 'win' || result?.result === 'loss';

/** Units by Eastern day and in all, oldest first. */
export function curveOf(shown: readonly Shown[]): Report['curve'] {
  const days = new Map<string, { picks: number; units: number }>();
  for (const { pick, result } of shown) {
    if (!result || result.result === 'void') continue;
    const day = days.get(pick.slateOn) ?? { picks: 0, units: 0 };
    days.set(pick.slateOn, { picks: day.picks + 1, units: day.units + result.units });
  }
  let total = 0;
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slateOn, { picks, units }]) => {
      total += units;
      return { slateOn, picks, units, total };
    });
}

/** Max drawdown pick by pick in the order of settlement, and the days of the games between which it fell. */
export function drawdownOf(shown: readonly Shown[]): Report['drawdown'] {
  const settled = shown
    .flatMap(({ pick, result }) => (result && result.result !== 'void' ? [{ pick, result }] : []))
    .sort(
      (a, b) =>
        a.result.gradedAt.getTime() - b.result.gradedAt.getTime() ||
        a.result.sequence - b.result.sequence ||
        a.pick.sequence - b.pick.sequence,
    );
  const { depth, peakIndex, troughIndex } = maxDrawdown(
    balancesOf(
      0,
      settled.map(({ result }) => result.units),
    ),
  );
  if (depth === 0) return { depth: 0, from: null, to: null };
  return { depth, from: settled[Math.max(0, peakIndex - 1)]!.pick.slateOn, to: settled[troughIndex - 1]!.pick.slateOn };
}

const longestLosingRun = (shown: readonly Shown[]): number =>
  longestStreak(shown.filter(isDecided).map(({ result }) => Number(result!.result === 'loss')));

/** What was stated against what happened, in bins of equal count; empty while there is less than one full bin. */
function calibrationOf(shown: readonly Shown[]): Report['calibration'] {
  const decided = shown.filter(isDecided);
  if (decided.length < BIN_PICKS) return [];
  const bins = Math.min(MOST_BINS, Math.floor(decided.length / BIN_PICKS));
  const stated = decided.map(({ pick }) => pick.probability!);
  const seen = decided.map(({ result }) => Number(result!.result === 'win'));
  return reliabilityTable(stated, seen, bins).map(({ count, meanForecast, hitRate, interval }) => ({
    picks: count,
    stated: meanForecast,
    seen: hitRate,
    low: interval.low,
    high: interval.high,
  }));
}

const MOST_ENTRIES = 200;

const headOf = (links: readonly Link[]) => ({ length: links.length, hash: links.at(-1)?.hash ?? CHAIN_START });

const isShownPick = ({ pick, isSealed }: Published): boolean => pick.kind === 'pick' && !isSealed;
const sinceOf = ([first]: readonly Published[]): string | null => (first ? easternDay(first.pick.generatedAt) : null);
const anySimulated = (published: readonly Published[]): boolean => published.some(({ pick }) => pick.isSimulated);

/** The whole record, or a sport's, in figures and the newest of its entries. The same for everybody: what is sealed is sealed here for all. */
const getRecord: Verb<'GET /api/record'> = async (ctx, { query }) => {
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
    summary: summarize(counted),
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
  return { since: sinceOf(published), isSimulated: anySimulated(published), summary: summarize(picks), ...coverageOf(picks) };
};

const PICK_COLUMNS = [
  'kind',
  'slateOn',
  'generatedAt',
  'gameId',
  'matchup',
  'market',
  'selection',
  'line',
  'odds',
  'bookName',
  'probability',
  'winProbability',
  'pushProbability',
  'ev',
  'confidence',
  'stakeUnits',
  'reasoning',
] as const;
const RESULT_COLUMNS = [
  'result',
  'units',
  'awayScore',
  'homeScore',
  'closingOdds',
  'closingProbability',
  'clv',
  'linePoints',
  'rule',
] as const;
const HEAD = ['sport', 'sequence', ...PICK_COLUMNS, ...RESULT_COLUMNS, 'hash'];

function cell(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' ? rounded(value) : ((value as string | null) ?? null);
}

function csvOf({ pick, result, isSealed }: Published): string {
  if (isSealed) return csvLine([pick.sport, pick.sequence, 'sealed', ...Array.from({ length: HEAD.length - 4 }, () => null), pick.hash]);
  const own = PICK_COLUMNS.map((name) => cell(name === 'winProbability' ? winChanceOf(pick) : pick[name]));
  return csvLine([pick.sport, pick.sequence, ...own, ...RESULT_COLUMNS.map((name) => cell(result?.[name])), pick.hash]);
}

/** Every sport's picks with the results that count, for a spreadsheet; what is sealed is a row with its hash alone. */
const exportRecordCsv = async (ctx: Ctx): Promise<string> => [csvLine(HEAD), ...(await readRecord(ctx)).published.map(csvOf)].join('');

const chainOf = (links: readonly Link[], statements: readonly (Statement | null)[]) => ({
  length: links.length,
  head: links.at(-1)?.hash ?? CHAIN_START,
  entries: links.map(({ sequence, previous, seal, hash }, at) => ({ sequence, previous, seal, hash, statement: statements[at] ?? null })),
});

/** Both chains, link by link, under one signature. `docs/record.md` says how to check them. */
export const exportRecord: Verb<'GET /api/record/export'> = async (ctx) => {
  const record = await readRecord(ctx);
  const { published, results } = record;
  const about = { exportedAt: ctx.now().toISOString(), source: ctx.ports.source.label };
  return {
    format: 'clearedge-record-5',
    ...about,
    signed: signStatement(ctx, { kind: 'export', ...about, ...headsOf(record) }),
    picks: chainOf(
      published.map(({ pick }) => pick),
      published.map(({ pick, isSealed }) => (isSealed ? null : pick.statement())),
    ),
    results: chainOf(
      results,
      results.map((result) => result.statement()),
    ),
  };
};

/** Signs and keeps where both chains end, once for each Eastern day. Safe to run at any time and by several processes at once. */
export async function publishHeads(ctx: Ctx): Promise<void> {
  const publishedOn = easternDay(ctx.now());
  const newest = await findNewestHeads(ctx.db);
  if (newest && newest.publishedOn >= publishedOn) return;
  const publishedAt = ctx.now();
  const statement = {
    kind: 'heads',
    day: publishedOn,
    publishedAt: publishedAt.toISOString(),
    source: ctx.ports.source.label,
    previous: newest ? digestOf(newest.statement) : CHAIN_START,
    ...headsOf(await readRecord(ctx)),
  };
  await addHeads(ctx.db, { publishedOn, publishedAt, ...signStatement(ctx, statement) });
}

const publishHeadsJob = defineJob({ payload: FIRED, name: 'publish-record-heads', maxAttempts: 5, run: (ctx) => publishHeads(ctx) });

/** Shortly after midnight Eastern: the day before is whole but for late games. */
const publishHeadsSchedule = defineSchedule({ name: 'publish-record-heads', job: publishHeadsJob, every: { cron: '5 0 * * *' } });

const FRESH_MS = 30_000;
const isChangedBy = ({ topic }: StreamMessage): boolean => topic === 'clock';

export const recordFeature = defineFeature({
  name: 'record',
  routes: {
    'GET /api/record': { shared: true, build: getRecord, freshForMs: FRESH_MS, isChangedBy },
    'GET /api/record/summary': { shared: true, build: getRecordSummary, freshForMs: FRESH_MS, isChangedBy },
    'GET /api/record/export': fromReplica(exportRecord),
    'GET /api/record/csv': fromReplica(exportRecordCsv),
    'GET /api/record/heads': { shared: true, build: getHeads, freshForMs: FRESH_MS, isChangedBy },
    'GET /api/record/heads/:day': getHeadsFile,
  },
  schedules: [publishHeadsSchedule],
  prepare: publishHeads,
});
