import { type BaseballKind, battingStats, pitchingStats } from '@clearedge/quant/grading';
import { dated, type SideSources } from '../../../server/features/props/index.ts';
import type { SeasonLine } from '../../../server/ports/index.ts';
import type { BatterTally, PitcherTally, SideBox } from '../../../server/providers/archive/retrosheet/game/box-tally.ts';
import type { RosterPlayer } from '../../../server/providers/archive/retrosheet/rosters.ts';
import type { HistoryGame } from '../reading/history-game.ts';

type Side = 'away' | 'home';
type Lines = Map<string, SeasonLine>;
interface Season {
  from: string;
  to: string;
  lines: Lines;
}
/** A game with its players' lines. */
export type BoxedGame = HistoryGame & { box: NonNullable<HistoryGame['box']> };
/** The counts of every kind of a player who started. */
export interface Start {
  playerId: string;
  stats: Partial<Record<BaseballKind, number>>;
}

const NO_BATTING = { plateAppearances: 0, atBats: 0, hits: 0, doubles: 0, triples: 0, homeRuns: 0, runs: 0, runsBattedIn: 0, walks: 0 };
const NO_PITCHING = { starts: 0, outs: 0, battersFaced: 0, hits: 0, runs: 0, earnedRuns: 0, walks: 0, strikeouts: 0, homeRuns: 0 };

function addBatting(line: SeasonLine, tally: BatterTally): void {
  line.batting ??= { ...NO_BATTING, strikeouts: 0, stolenBases: 0 };
  for (const name of Object.keys(line.batting) as (keyof typeof line.batting)[]) line.batting[name] += tally[name];
}

function addPitching(line: SeasonLine, tally: PitcherTally): void {
  line.pitching ??= { ...NO_PITCHING, wins: 0, losses: 0, saves: 0 };
  line.pitching.starts += Number(tally.isStarter);
  for (const name of ['outs', 'battersFaced', 'hits', 'runs', 'earnedRuns', 'walks', 'strikeouts', 'homeRuns'] as const)
    line.pitching[name] += tally[name];
}

/** Everyone who started a game, with what props count of him. */
export function startsOf({ box }: BoxedGame): Start[] {
  return [box.away, box.home].flatMap(({ batters, pitchers }) => [
    ...[...batters.values()]
      .filter(({ isStarter }) => isStarter)
      .map((tally) => ({
        playerId: tally.playerId,
        stats: battingStats({ ...tally, totalBases: tally.hits + tally.doubles + 2 * tally.triples + 3 * tally.homeRuns }),
      })),
    ...[...pitchers.values()]
      .filter(({ isStarter }) => isStarter)
      .map((tally) => ({
        playerId: tally.playerId,
        stats: pitchingStats({ ...tally, isWinner: box.winnerId === null ? null : box.winnerId === tally.playerId }),
      })),
  ]);
}

/** What was known of every player on the morning of a day: this season's and the last one's lines, clubs and pitch counts. */
export class PlayerBook {
  readonly #seasons = new Map<number, Season>();
  readonly #clubOf = new Map<string, string>();
  #games: SideSources['games'][number][] = [];
  #hands: ReadonlyMap<string, RosterPlayer> = new Map();

  openSeason(hands: ReadonlyMap<string, RosterPlayer>): void {
    this.#hands = hands;
    this.#games = [];
  }

  absorb({ game, startedOn, box }: BoxedGame): void {
    const season = this.#seasons.get(game.season) ?? { from: startedOn, to: startedOn, lines: new Map() };
    this.#seasons.set(game.season, { ...season, to: startedOn > season.to ? startedOn : season.to });
    for (const side of ['away', 'home'] as const) this.#absorbSide(season.lines, box[side], game[side].teamId);
    const pitchersOf = ({ pitchers }: SideBox) =>
      [...pitchers.values()].map(({ playerId, isStarter, pitches }) => ({ playerId, isStarter, pitches, stats: [] }));
    const lines = (side: Side) => ({ batters: [], pitchers: pitchersOf(box[side]), starterThrows: null });
    this.#games.push({ away: lines('away'), home: lines('home') });
  }

  #absorbSide(lines: Lines, { batters, pitchers }: SideBox, club: string): void {
    for (const playerId of new Set([...batters.keys(), ...pitchers.keys()])) {
      const line = lines.get(playerId) ?? { playerId, games: 0, batting: null, pitching: null };
      lines.set(playerId, line);
      line.games += 1;
      const [batter, pitcher] = [batters.get(playerId), pitchers.get(playerId)];
      if (batter) addBatting(line, batter);
      if (pitcher) addPitching(line, pitcher);
      this.#clubOf.set(playerId, club);
    }
  }

  /** What the product would know of a side before the game: its announced nine and starter, and nothing that the game produced. */
  sideOf({ game, startedOn, box }: BoxedGame, side: Side): SideSources | null {
    const { teamId, lineUp, starterId } = game[side];
    if (lineUp === null || starterId === null) return null;
    const years = [game.season, game.season - 1].flatMap((year) => this.#seasons.get(year) ?? []);
    const hands = (playerId: string) => this.#hands.get(playerId) ?? { bats: 'R' as const, throws: 'R' as const };
    const nameOf = (playerId: string): string => box[side].batters.get(playerId)?.name ?? playerId;
    const roster = [...this.#clubOf].filter(([, club]) => club === teamId).map(([playerId]) => playerId);
    return {
      teamCode: teamId,
      team: {
        roster: new Map(
          roster.map((playerId) => [playerId, { playerId, name: playerId, teamCode: teamId, position: '', ...hands(playerId) }]),
        ),
        seasons: years.map(({ lines, ...span }) => dated(lines, span, startedOn)),
      },
      nine: lineUp.map((playerId, place) => ({
        playerId,
        name: nameOf(playerId),
        position: '',
        battingOrder: place + 1,
        bats: hands(playerId).bats,
      })),
      starter: { playerId: starterId, name: starterId, throws: hands(starterId).throws },
      games: this.#games,
    };
  }
}
