import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { LEAGUE_SPORTS, leagueOf } from '@clearedge/contract/sports';
import { centsToDollars, dollarsToCents } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { readFutureText, type SeasonReads } from '../futures/read-future-text.ts';
import { unitsOf } from '../parlays/pay-rules.ts';
import { golfTypeOf, spelledType, typeOf } from '../reading/type-of.ts';
import { type BetTarget, onGame } from '../target/bet-target.ts';
import { findGame } from '../target/find-game.ts';
import { cachedReadsOf, matchTarget, type TargetReads } from '../target/match-target.ts';
import { buildSlips } from './build-slips.ts';
import type { PrintedLeg, PrintedSlip } from './printed-slip.ts';

type Slip = VerbResult<Contract['POST /api/bets/slips/read']>['slips'][number];
type Leg = Slip['legs'][number];

const MOST_SLIPS = 40;
/** Lines of a slip that are looked up as the name of a tournament. */
const MOST_NAMES = 5;

/** The bets in the text of slips, each with its game where one is found, for their owner to check; keeps nothing. */
export const readSlips: Verb<'POST /api/bets/slips/read'> = async (ctx, { body }) => {
  requireUser(ctx.actor);
  const printed = buildSlips(body.text, ctx.now());
  const reads = cachedReadsOf(ctx);
  const slips: Slip[] = [];
  for (const slip of printed.slice(0, MOST_SLIPS)) slips.push(await present(ctx, reads, slip));
  const rest = printed.slice(MOST_SLIPS).map(({ text }) => text);
  if (rest.length > 0) slips.push(left(rest.join('\n'), `At most ${MOST_SLIPS} bets at a time. Read these lines after the others.`));
  return { slips };
};

const left = (text: string, note: string): Slip => ({
  text,
  kind: 'single',
  legs: [],
  odds: null,
  stake: null,
  units: null,
  sizes: null,
  boostPercent: null,
  isFreeBet: false,
  book: null,
  placedAt: null,
  notes: [note],
});

async function present(ctx: Ctx, reads: TargetReads, slip: PrintedSlip): Promise<Slip> {
  const { unread, isOddsComputed, isStakeComputed, legs: printed, ...stated } = slip;
  const at = stated.placedAt ? new Date(stated.placedAt) : ctx.now();
  const names = new Set(unread);
  const legs: Leg[] = [];
  let seasons = 0;
  for (const leg of printed) {
    const season = await seasonOf(reads, leg, slip.text, at);
    if (season !== null) seasons += 1;
    legs.push(season === null ? await presentLeg(reads, leg, names, at) : onSeason(leg, season, printed.length === 1));
  }
  const isBet =
    printed.length > 1 ||
    stated.odds !== null ||
    stated.stake !== null ||
    stated.units !== null ||
    seasons > 0 ||
    legs.some(({ startsAt }) => startsAt !== null);
  if (!isBet) return left(slip.text, 'We found no bet in these lines.');
  const notes = [
    ...(isOddsComputed ? ['The odds are what the stake and the payout come to.'] : []),
    ...(isStakeComputed ? ['The stake is what wins the printed amount at these odds.'] : []),
    ...(stated.isFreeBet && stated.kind === 'single' ? ['A free bet on one selection is logged as a stake of your own.'] : []),
    ...(seasons > 0 && legs.length > 1 ? [SEASON_LEG] : []),
    ...(names.size > 0 ? [`Not read: ${[...names].map((line) => `“${line}”`).join(', ')}.`] : []),
  ];
  return { ...stated, ...stakeOf(stated, legs.length, notes), legs, notes };
}

const SEASON_LEG = 'A leg on a season isn’t settled from results: you enter the result of this ticket.';

/** The season that a leg is on, as far as it is known; null where it is on none. A league that the slip names alone says whose. */
async function seasonOf(reads: SeasonReads, { selection, game }: PrintedLeg, slip: string, placedAt: Date): Promise<string | null> {
  if (game !== '') return null;
  const [league, ...more] = LEAGUE_SPORTS.filter((sport) => new RegExp(`\\b${leagueOf(sport)}\\b`, 'i').test(slip));
  const sport = league && more.length === 0 ? league : null;
  const future = await readFutureText(reads, { text: selection, sport, odds: null, placedAt });
  if (future?.kind === 'read') return future.season;
  return future?.isSure ? 'A season' : null;
}

const onSeason = ({ selection, odds }: PrintedLeg, season: string, isSingle: boolean): Leg => ({
  gameId: season,
  startsAt: null,
  betType: isSingle ? 'future' : 'moneyline',
  selection,
  odds,
});

/** The stake that is logged: of a round robin on each parlay, where the total on the slip divides evenly. */
function stakeOf({ kind, stake, sizes }: Pick<Slip, 'kind' | 'stake' | 'sizes'>, legs: number, notes: string[]): { stake: number | null } {
  if (kind !== 'round_robin' || stake === null) return { stake };
  const units = sizes?.every((size) => size <= legs) ? unitsOf(legs, sizes) : null;
  const each = units === null ? Number.NaN : dollarsToCents(stake) / units;
  if (Number.isInteger(each)) return { stake: centsToDollars(each) };
  notes.push(`Enter the stake on each parlay: the slip says $${stake.toFixed(2)} in all.`);
  return { stake: null };
}

/** What a leg is on. The name of a tournament that is found is taken out of `names`. */
async function targetOf(reads: TargetReads, leg: PrintedLeg, names: Set<string>, at: Date): Promise<BetTarget | null> {
  const game = await findGame(reads, leg, at);
  if (game) return onGame(game);
  if (leg.game !== '' || golfTypeOf(leg.selection) === null) return null;
  for (const name of [...names].slice(0, MOST_NAMES)) {
    const target = await matchTarget(reads, name, at);
    if (target) names.delete(name);
    if (target) return target;
  }
  return null;
}

async function presentLeg(reads: TargetReads, leg: PrintedLeg, names: Set<string>, at: Date): Promise<Leg> {
  const target = await targetOf(reads, leg, names, at);
  const { selection, odds } = leg;
  const type = await typeOf(reads, { text: selection, odds }, target);
  const betType = spelledType(type);
  if (!target) return { gameId: leg.game, startsAt: null, betType, selection, odds };
  const { id, startsAt } = target.kind === 'game' ? { id: target.contest.gameId, startsAt: target.contest.startsAt } : idOf(target);
  return { gameId: id, startsAt: startsAt.toISOString(), betType, selection, odds };
}

const idOf = ({ tournament }: BetTarget & { kind: 'tournament' }) => ({ id: tournament.publicId, startsAt: tournament.startsAt });
