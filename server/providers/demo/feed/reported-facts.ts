import type { BaseballFacts, PlayerFacts } from '@clearedge/quant/grading';
import type { BatterLine, PitcherLine, ReportedFacts } from '../../../ports/index.ts';
import { playsUntil } from '../engine/tape/box-sheet.ts';
import type { Game } from '../league/league.ts';
import { completedInningsAt, lineScoreAt } from '../league/line-score.ts';
import { boxScoreAt } from './box-score.ts';
import { phaseAt, secondsAt } from './game-phase.ts';

const REGULATION = 9;
const ABSENT: PlayerFacts = { started: false, threwFirstPitch: false, stats: {} };

function batterFacts(line: BatterLine<number>): PlayerFacts {
  return {
    started: line.isStarter,
    threwFirstPitch: false,
    stats: {
      hits: line.hits,
      total_bases: line.totalBases,
      home_runs: line.homeRuns,
      rbi: line.runsBattedIn,
      runs: line.runs,
      stolen_bases: line.stolenBases,
      batter_walks: line.walks,
      batter_strikeouts: line.strikeouts,
    },
  };
}

function pitcherFacts(line: PitcherLine<number>): PlayerFacts {
  return {
    started: false,
    threwFirstPitch: line.isStarter,
    stats: {
      pitcher_strikeouts: line.strikeouts,
      pitcher_outs: line.outs,
      pitcher_hits_allowed: line.hits,
      pitcher_walks: line.walks,
      pitcher_earned_runs: line.earnedRuns,
    },
  };
}

// Every man on either roster is named, so that a prop on one who did not play is void and not open for ever.
function playersOf(game: Game, asOf: number): Record<string, PlayerFacts> {
  const { fixture, season } = game;
  const players: Record<string, PlayerFacts> = {};
  for (const team of [fixture.away, fixture.home]) {
    const { batters, starters, relievers } = season.rosters[team]!;
    for (const { playerId } of [...batters, ...starters, ...relievers]) players[playerId] = ABSENT;
  }
  const box = boxScoreAt(game, asOf);
  for (const side of box === null ? [] : [box.away, box.home]) {
    for (const line of side.batters) players[line.playerId] = batterFacts(line);
    for (const line of side.pitchers) players[line.playerId] = pitcherFacts(line);
  }
  return players;
}

function postponedFacts(game: Game): BaseballFacts {
  const { rain } = game.fixture;
  const playedSameDay = rain?.kind === 'postponed' && rain.makeUpDay === game.fixture.day;
  const nothing = { state: 'postponed', scheduledInnings: REGULATION, completedInnings: 0, score: { away: 0, home: 0 } } as const;
  return {
    ...nothing,
    lineScore: { away: [], home: [] },
    starters: { away: null, home: null },
    players: playersOf(game, 0),
    playedSameDay,
  };
}

function playedFacts(game: Game, asOf: number, state: 'final' | 'called' | 'suspended'): BaseballFacts {
  const tape = game.season.tapeOf(game.fixture);
  const plays = state === 'suspended' ? playsUntil(tape, secondsAt(game, asOf)) : tape.playCount;
  const { away, home, totals } = lineScoreAt(tape, plays);
  return {
    state,
    scheduledInnings: REGULATION,
    completedInnings: completedInningsAt(tape, plays),
    score: { away: totals.away.runs, home: totals.home.runs },
    lineScore: { away, home },
    starters: { away: tape.people[tape.starters.away]!.playerId, home: tape.people[tape.starters.home]!.playerId },
    players: playersOf(game, asOf),
  };
}

/** What bets are graded on, once a game is over, put off or suspended. */
export function contestFactsAt(game: Game, asOf: number): ReportedFacts | null {
  const { status } = phaseAt(game, asOf);
  const { fixture, season } = game;
  const { gameId, rain } = fixture;
  if (status === 'postponed') {
    const announcedAt = rain?.kind === 'postponed' ? rain.announcedAt : asOf;
    return { gameId, facts: postponedFacts(game), reportedAt: new Date(announcedAt), isFinal: true };
  }
  if (status !== 'final' && status !== 'suspended') return null;
  const { endAt, isCalled, stop } = season.resultOf(fixture);
  if (status === 'suspended')
    return { gameId, facts: playedFacts(game, asOf, 'suspended'), reportedAt: new Date(stop!.from), isFinal: false };
  return { gameId, facts: playedFacts(game, asOf, isCalled ? 'called' : 'final'), reportedAt: new Date(endAt), isFinal: true };
}
