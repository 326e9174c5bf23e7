import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { LeagueSport } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import { sum } from '@clearedge/quant/maths';
import { fairAmericanRounded } from '@clearedge/quant/price';
import {
  joinOutlooks,
  type SeasonClub,
  type SeasonInput,
  type SeasonOutlook,
  simulateSeason,
  simulationError,
} from '@clearedge/quant/sports/league/season';
import type { Ctx } from '../../../kernel/ctx.ts';
import { beforePlayoffs, leagueModuleOf } from '../../../sports/registry.ts';
import { findRatedGames } from '../../ratings/index.ts';
import { divisionOf, type LeagueGame } from '../league-game.ts';
import { readSeason, type Season } from '../reads/read-season.ts';
import { nameIn, progressOf } from '../table-rules.ts';
import { clubsAt, middleOf, remainingOf, scaleOf } from './season-input.ts';

type Futures = VerbResult<Contract['GET /api/:league/futures']>;
type Club = Futures['clubs'][number];

const SIMULATIONS = 1000;
/** Between two of them others have their turn. */
const PARTS = 10;
/** With fewer simulated seasons on either side a fair price would be a guess. */
const LEAST_SEASONS = 10;

function chanceOf(probability: number): Club['champion'] {
  const isTold = Math.min(probability, 1 - probability) * SIMULATIONS >= LEAST_SEASONS - 1e-6;
  return { probability, error: simulationError(probability, SIMULATIONS), fairOdds: isTold ? fairAmericanRounded(probability) : null };
}

async function simulateInParts(input: Omit<SeasonInput, 'simulations'>): Promise<SeasonOutlook[]> {
  const parts: SeasonOutlook[][] = [];
  for (let part = 0; part < PARTS; part += 1) {
    parts.push(simulateSeason({ ...input, seed: `${input.seed} ${part}`, simulations: SIMULATIONS / PARTS }));
    await nextTurn();
  }
  return joinOutlooks(parts);
}

function winTotalOf({ meanWins, wins }: SeasonOutlook): Club['winTotal'] {
  const line = Math.min(Math.floor(meanWins), wins.length - 2) + 0.5;
  return { line, over: chanceOf(Math.min(1, sum(wins.slice(line + 0.5)))) };
}

function presentClub(sport: LeagueSport, games: readonly LeagueGame[], club: SeasonClub, outlook: SeasonOutlook): Club {
  const { code, wins, losses, ties, overtimeLosses } = club;
  return {
    code,
    name: nameIn(sport, games, code),
    division: club.division,
    divisionName: divisionOf(sport, code)!.name,
    record: { wins, losses, ties, ...(leagueModuleOf(sport).season.overtimeShare > 0 ? { overtimeLosses } : {}) },
    firstInDivision: chanceOf(outlook.division),
    playoffs: chanceOf(outlook.playoffs),
    finalist: chanceOf(outlook.conference),
    champion: chanceOf(outlook.champion),
    meanWins: outlook.meanWins,
    winTotal: winTotalOf(outlook),
  };
}

/** Why a season is not played on from where it stands; null where it is. */
function reasonAgainst(sport: LeagueSport, { source, games }: Season, regular: readonly LeagueGame[]): string | null {
  if (!source || games.length === 0) return 'No season of this league is stored yet.';
  if (regular.length === 0) return 'The schedule of the regular season is not out yet.';
  const before = beforePlayoffs(sport);
  const hasBegun = games.some(({ stage, contest }) => !before.includes(stage) && ['live', 'final'].includes(contest.status));
  return hasBegun ? 'The playoffs have begun. The simulation covers a season until they do.' : null;
}

/** A league's answer, the day it was simulated on, and when it was last held against the season. */
type Simulated = Map<LeagueSport, { on: string; checkedMs: number; futures: Promise<Futures> }>;
/** Games end by the dozen on a league's evenings: a season is played on anew no more often than this. */
const HELD_MS = 20 * 60_000;
/** By the sources of an installation. */
const simulated = new WeakMap<Ctx['ports'], Simulated>();

async function isBehind(ctx: Ctx, sport: LeagueSport, futures: Promise<Futures>): Promise<boolean> {
  const { games } = await readSeason(ctx, sport);
  return progressOf(games).played !== (await futures).played;
}

/** The season as it was simulated on this Eastern day, anew once games have ended since. */
export async function getFutures(ctx: Ctx, sport: LeagueSport): Promise<Futures> {
  const own: Simulated = simulated.get(ctx.ports) ?? new Map();
  simulated.set(ctx.ports, own);
  const [on, nowMs] = [easternDay(ctx.now()), ctx.now().getTime()];
  const kept = own.get(sport);
  if (kept?.on === on) {
    if (nowMs - kept.checkedMs < HELD_MS) return kept.futures;
    kept.checkedMs = nowMs;
    if (!(await isBehind(ctx, sport, kept.futures))) return kept.futures;
  }
  const futures = simulate(ctx, sport);
  own.set(sport, { on, checkedMs: nowMs, futures });
  // A failure, and a season that cannot be simulated yet, are asked about again.
  void futures.then(
    ({ reason }) => reason === null || own.delete(sport),
    () => own.delete(sport),
  );
  return futures;
}

/** The rest of the season, simulated from our ratings, the table and the schedule. */
async function simulate(ctx: Ctx, sport: LeagueSport): Promise<Futures> {
  const season = await readSeason(ctx, sport);
  const regular = season.games.filter(({ stage }) => stage === 'regular');
  const answer = { source: season.source, season: season.year, ...progressOf(season.games), asOf: ctx.now().toISOString() };
  const none = (reason: string, ratedGames = 0): Futures => ({ ...answer, reason, simulations: 0, ratedGames, clubs: [] });
  const against = reasonAgainst(sport, season, regular);
  if (against !== null) return none(against);
  const rated = await findRatedGames(ctx, sport);
  const scale = scaleOf(rated.rate(season.year!), season.year!, middleOf(ctx.now(), regular.at(-1)!.contest.startsAt));
  if (!scale) return none('Our ratings know no game of this league yet.', rated.games);
  const clubs = clubsAt(sport, regular, scale);
  const outlooks = await simulateInParts({
    clubs,
    remaining: remainingOf(sport, regular),
    homeEdge: scale.homeEdge,
    marginSd: scale.marginSd,
    rules: leagueModuleOf(sport).season,
    seed: `${sport} ${season.year} ${easternDay(ctx.now())}`,
  });
  return {
    ...answer,
    reason: null,
    simulations: SIMULATIONS,
    ratedGames: rated.games,
    clubs: clubs
      .map((club, at) => presentClub(sport, season.games, club, outlooks[at]!))
      .sort((a, b) => b.champion.probability - a.champion.probability || b.meanWins - a.meanWins || (a.code < b.code ? -1 : 1)),
  };
}
