import { BATTER_KINDS, type BaseballKind, PITCHER_KINDS } from '@clearedge/quant/grading';
import {
  type GameInputs,
  type SideInput,
  STARTER_RATES,
  type StarterInput,
  shrinkPitchBudget,
} from '@clearedge/quant/sports/baseball/players';
import type { ProjectedPlayer } from '../../../db/schema/index.ts';
import type { LineUp } from '../../../ports/index.ts';
import type { GameProjection } from '../../forecasts/index.ts';
import type { PitchersOfGame, StoredPlayerGame } from '../history/player-game-rows.ts';
import type { TeamPlayers } from './fetch-team.ts';
import { batterRates, bullpenRates, starterRates, stealsOf } from './player-rates.ts';

export interface SideSources {
  teamCode: string;
  team: TeamPlayers;
  /** Announced, or the nine who are expected. */
  nine: LineUp['batters'];
  starter: { playerId: string; name: string; throws: 'L' | 'R' } | null;
  /** What his club's games tell of pitches. */
  games: readonly PitchersOfGame[];
}

/** A man whose statistics are counted, and which. */
export type RollEntry = Omit<ProjectedPlayer, 'counts'> & { kinds: readonly BaseballKind[] };

export interface BuiltInputs {
  inputs: GameInputs;
  roll: RollEntry[];
}

/** Stands in for a starter no one has named: the league's. */
const UNKNOWN_STARTER = 'unknown-starter';

function pitchBudget(games: SideSources['games'], starterId: string): number {
  const starts = games
    .flatMap(({ away, home }) => [...away.pitchers, ...home.pitchers])
    .filter(({ playerId, isStarter, pitches }) => playerId === starterId && isStarter && pitches > 0);
  return shrinkPitchBudget({ starts: starts.length, pitches: starts.reduce((sum, { pitches }) => sum + pitches, 0) });
}

function starterInput({ teamCode, team, starter, games }: SideSources): StarterInput {
  if (starter === null)
    return {
      playerId: `${UNKNOWN_STARTER} ${teamCode}`,
      rates: STARTER_RATES,
      throws: 'R',
      pitchBudget: shrinkPitchBudget({ starts: 0, pitches: 0 }),
    };
  const { playerId, throws } = starter;
  return { playerId, rates: starterRates(team.seasons, playerId), throws, pitchBudget: pitchBudget(games, playerId) };
}

function sideInput(sources: SideSources): SideInput {
  const { team, nine } = sources;
  return {
    batters: nine.map(({ playerId, bats }) => ({
      playerId,
      rates: batterRates(team.seasons, playerId),
      bats,
      steals: stealsOf(team.seasons, playerId),
    })),
    starter: starterInput(sources),
    bullpen: bullpenRates(team.seasons, team.roster),
  };
}

function rollOf({ teamCode, nine, starter }: SideSources): RollEntry[] {
  const batters = nine.map(({ playerId, name }) => ({ playerId, name, teamCode, kinds: BATTER_KINDS }));
  return starter === null ? batters : [...batters, { playerId: starter.playerId, name: starter.name, teamCode, kinds: PITCHER_KINDS }];
}

/** The nine who began the club's last kept game, for a source that names no one before the lineups. */
export function lastNine(last: StoredPlayerGame | undefined, teamCode: string, roster: TeamPlayers['roster']): SideSources['nine'] {
  const side = last && (last.homeCode === teamCode ? last.home : last.away);
  return (side?.batters ?? [])
    .filter(({ isStarter }) => isStarter)
    .map(({ playerId }, place) => {
      const man = roster.get(playerId);
      return { playerId, name: man?.name ?? playerId, position: man?.position ?? '', battingOrder: place + 1, bats: man?.bats ?? 'R' };
    });
}

/** What the players' simulation takes, made to agree with the opinion of the game. */
export function buildInputs({ game }: Pick<GameProjection, 'game'>, away: SideSources, home: SideSources): BuiltInputs {
  const { awayRuns, homeRuns, scheduledInnings, placedRunner } = game;
  return {
    inputs: {
      away: sideInput(away),
      home: sideInput(home),
      rules: { scheduledInnings, hasPlacedRunner: placedRunner },
      targets: { awayRuns, homeRuns },
    },
    roll: [...rollOf(away), ...rollOf(home)],
  };
}
