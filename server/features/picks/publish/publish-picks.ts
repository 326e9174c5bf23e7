import type { PickSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rounded } from '../../chain/index.ts';
import type { NewPick, PickRow } from '../chain/pick-statement.ts';
import { appendPick, listPicksOfDay, lockPicks } from '../pick-rows.ts';
import { notifyReadersJob } from './notify-readers.ts';
import type { Look, PickDraft, PickPrice, PickSource } from './pick-source.ts';
import { selectionWords } from './selection-words.ts';

/** The record counts every pick at one unit: a record that chose its stakes could hide its losers in small ones. */
const STAKE_UNITS = 1;
const NONCE_BYTES = 16;

interface Placed {
  sport: PickSport;
  slateOn: string;
  dayPlace: number;
  draft: PickDraft;
}

const roundedOrNull = (value: number | null | undefined): number | null => (value == null ? null : rounded(value));

const publishedBy = (ctx: Ctx) => ({
  isSimulated: ctx.ports.source.kind !== 'live',
  generatedAt: ctx.now(),
  nonce: ctx.randomBytes(NONCE_BYTES).toString('hex'),
});

const priceValues = (price: PickPrice) => ({
  market: price.market,
  side: price.side,
  line: price.line,
  odds: price.odds,
  book: price.book,
  bookName: price.bookName,
  priceSeenAt: price.seenAt,
  bookCount: price.bookCount,
  fairOdds: rounded(price.fairOdds),
  probability: rounded(price.probability),
  probabilityLow: rounded(price.probabilityLow),
  probabilityHigh: rounded(price.probabilityHigh),
  pushProbability: rounded(price.pushProbability),
  marketProbability: roundedOrNull(price.marketProbability),
  basis: price.basis,
  claimedEv: rounded(price.claimedEv),
  keptShare: roundedOrNull(price.keptShare),
  ev: rounded(price.ev),
  evLow: rounded(price.evLow),
});

/** A pick as it is published: everything that could be asked of it later. */
function newPick(ctx: Ctx, { sport, slateOn, dayPlace, draft }: Placed): NewPick {
  const { game, price, band } = draft;
  return {
    sport,
    kind: 'pick',
    slateOn,
    dayPlace,
    contestId: game.id,
    gameId: game.gameId,
    matchup: `${game.awayName} @ ${game.homeName}`,
    startsAt: game.startsAt,
    selection: selectionWords(price, game),
    ...priceValues(price),
    beatsClose: roundedOrNull(draft.beatsClose),
    kellyShare: roundedOrNull(draft.kellyShare),
    confidence: rounded(draft.confidence),
    bandFrom: band?.from ?? null,
    bandTo: band?.to ?? null,
    bandPicks: band?.plays ?? null,
    bandWins: band?.wins ?? null,
    stakeUnits: STAKE_UNITS,
    reasoning: draft.reasoning,
    modelVersion: draft.modelVersion,
    projectionId: draft.projectionId,
    ...publishedBy(ctx),
  };
}

const NOTHING = {
  dayPlace: null,
  contestId: null,
  gameId: null,
  matchup: null,
  startsAt: null,
  market: null,
  side: null,
  line: null,
  selection: null,
  odds: null,
  book: null,
  bookName: null,
  priceSeenAt: null,
  bookCount: null,
  fairOdds: null,
  probability: null,
  probabilityLow: null,
  probabilityHigh: null,
  pushProbability: null,
  marketProbability: null,
  basis: null,
  claimedEv: null,
  keptShare: null,
  ev: null,
  evLow: null,
  beatsClose: null,
  kellyShare: null,
  confidence: null,
  bandFrom: null,
  bandTo: null,
  bandPicks: null,
  bandWins: null,
  stakeUnits: null,
  projectionId: null,
} as const;

/** "No bet" of a sport's day with its reason in words. */
const newNoBet = (ctx: Ctx, stated: Pick<NewPick, 'sport' | 'slateOn' | 'reasoning' | 'modelVersion'>): NewPick => ({
  ...NOTHING,
  ...stated,
  kind: 'no_bet',
  ...publishedBy(ctx),
});

/**
 * Publishes what a sport's model finds worth its price now, beside what was published before; answers what was added. `mayDecline`: when nothing
 * is and nothing was, says "no bet" for the day, once. A day without a priced game says nothing: no one looked.
 */
export async function publishPicks(ctx: Ctx, source: PickSource, mayDecline = false): Promise<PickRow[]> {
  const look = await source.look(ctx);
  const added = await ctx.transact(async (tx) => {
    await lockPicks(tx);
    const rows: PickRow[] = [];
    for (const slateOn of look.days) rows.push(...(await publishDay(tx, source, look, slateOn, mayDecline)));
    return rows;
  });
  for (const slateOn of new Set(added.map((pick) => pick.slateOn))) await ctx.publish({ topic: 'slate', slateOn, sport: source.sport });
  return added;
}

async function publishDay(tx: Ctx, source: PickSource, look: Look, slateOn: string, mayDecline: boolean): Promise<PickRow[]> {
  const { sport, tellsOf: href } = source;
  const current = await listPicksOfDay(tx.db, slateOn, sport);
  const earlier = current.filter(({ kind }) => kind === 'pick');
  const drafts = look.choose(slateOn, earlier).filter(({ game }) => game.startsAt > tx.now());
  const added: PickRow[] = [];
  for (const draft of drafts) {
    const dayPlace = earlier.length + added.length + 1;
    added.push(await appendPick(tx, newPick(tx, { sport, slateOn, dayPlace, draft })));
  }
  if (added.length > 0) {
    await tx.enqueue(notifyReadersJob, { slateOn, sport, href }, { dedupeKey: `picks told ${added[0]!.id}` });
    return added;
  }
  const declined = mayDecline && current.length === 0 ? look.decline?.(slateOn) : null;
  return declined ? [await appendPick(tx, newNoBet(tx, { sport, slateOn, ...declined }))] : [];
}
