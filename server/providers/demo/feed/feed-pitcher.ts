import { DAY_MS } from '@clearedge/quant/calendar';
import type { FeedPitcher } from '../../../ports/index.ts';
import { BOX } from '../engine/tape/box-sheet.ts';
import type { Game } from '../league/league.ts';
import { LOSSES, STARTS, WINS } from '../league/ledger.ts';
import { actualFitness, knownFitness } from '../lineups/fitness.ts';
import { type Side, starterAt } from '../lineups/starters.ts';
import type { Player } from '../players/player.ts';
import { firstPitchAt } from '../schedule/fixture.ts';

/** Clubs name their starters this far ahead. */
const NAMED_AHEAD_MS = 5 * DAY_MS;

/** The starter of one side, as named at `asOf`; null while no one is. */
export function starterKnownAt({ season, fixture }: Game, side: Side, asOf: number): Player | null {
  const startAt = firstPitchAt(fixture);
  if (startAt - asOf > NAMED_AHEAD_MS) return null;
  const isFit = asOf >= startAt ? actualFitness(season) : knownFitness(season, asOf);
  return starterAt(season, fixture, side, isFit, asOf);
}

/** A pitcher with his season up to the day before a game. */
export function feedPitcher({ season, fixture }: Game, side: Side, asOf: number): FeedPitcher | null {
  const player = starterKnownAt({ season, fixture }, side, asOf);
  if (player === null) return null;
  const totals = season.ledger.totalsOf(player.index, asOf, fixture.day);
  const outs = totals[BOX.outs]!;
  const faced = totals[BOX.battersFaced]!;
  return {
    playerId: player.playerId,
    name: player.name,
    throws: player.throws,
    wins: totals[WINS]!,
    losses: totals[LOSSES]!,
    era: outs === 0 ? null : Math.round((totals[BOX.earnedRuns]! * 2700) / outs) / 100,
    inningsPitched: outs / 3,
    strikeouts: totals[BOX.strikeoutsThrown]!,
    walks: totals[BOX.walksAllowed]!,
    strikeoutRate: faced === 0 ? null : totals[BOX.strikeoutsThrown]! / faced,
    starts: totals[STARTS]!,
  };
}
