import type { EventGame } from '../retrosheet/event-game.ts';
import type { BatterTally, PitcherTally } from '../retrosheet/game/box-tally.ts';
import type { GameState } from '../retrosheet/game/game-state.ts';
import { addUnlisted, type RosterPlayer } from '../retrosheet/rosters.ts';
import { findTeamCode } from '../teams.ts';
import { BOX_WIDTH, type BoxColumn, boxRow } from './box-columns.ts';
import type { StoredDayGame, StoredGame } from './stored-season.ts';

interface DraftGame {
  game: StoredGame;
  rows: { playerId: string; values: Partial<Record<BoxColumn, number>> }[];
}

const battingValues = (batter: BatterTally): Partial<Record<BoxColumn, number>> => ({
  batted: 1,
  isStarter: batter.isStarter ? 1 : 0,
  plateAppearances: batter.plateAppearances,
  atBats: batter.atBats,
  runs: batter.runs,
  hits: batter.hits,
  doubles: batter.doubles,
  triples: batter.triples,
  homeRuns: batter.homeRuns,
  runsBattedIn: batter.runsBattedIn,
  walks: batter.walks,
  strikeouts: batter.strikeouts,
  stolenBases: batter.stolenBases,
});

const pitchingValues = (pitcher: PitcherTally, decision: number): Partial<Record<BoxColumn, number>> => ({
  pitched: 1,
  startedPitching: pitcher.isStarter ? 1 : 0,
  outs: pitcher.outs,
  battersFaced: pitcher.battersFaced,
  hitsAllowed: pitcher.hits,
  runsAllowed: pitcher.runs,
  earnedRuns: pitcher.earnedRuns,
  walksAllowed: pitcher.walks,
  strikeoutsThrown: pitcher.strikeouts,
  homeRunsAllowed: pitcher.homeRuns,
  decision,
});

/** A season while its files are being read. */
export class SeasonDraft {
  readonly players = new Map<string, RosterPlayer>();
  readonly days = new Map<string, StoredDayGame[]>();
  readonly #games = new Map<string, DraftGame>();

  has(id: string): boolean {
    return this.#games.has(id);
  }

  addLogGame(game: StoredGame): void {
    this.#games.set(game.id, { game, rows: [] });
  }

  addGame(game: StoredGame, source: EventGame, state: GameState, text: string): void {
    const decisions: Record<string, number> = { [game.save ?? '']: 3, [game.loser ?? '']: 2, [game.winner ?? '']: 1 };
    const rows: DraftGame['rows'] = [];
    for (const [place, side] of (['away', 'home'] as const).entries()) {
      const { batters, pitchers } = state.box[side];
      const team = findTeamCode((side === 'away' ? source.info.visteam : source.info.hometeam) ?? '') ?? '';
      for (const playerId of new Set([...batters.keys(), ...pitchers.keys()])) {
        const batter = batters.get(playerId);
        const pitcher = pitchers.get(playerId);
        addUnlisted(this.players, playerId, (batter ?? pitcher)?.name ?? playerId, team, pitcher ? 'P' : 'X');
        const batting = batter ? battingValues(batter) : {};
        const pitching = pitcher ? pitchingValues(pitcher, decisions[playerId] ?? 0) : {};
        rows.push({ playerId, values: { side: place, ...batting, ...pitching } });
      }
    }
    this.#games.set(game.id, { game, rows });
    this.days.set(game.on, [...(this.days.get(game.on) ?? []), { id: game.id, text }]);
  }

  /** Games by date, players by id, and the box rows that point at both. */
  finish(): { games: StoredGame[]; players: RosterPlayer[]; box: Int16Array } {
    const drafts = [...this.#games.values()].sort((a, b) => a.game.on.localeCompare(b.game.on) || a.game.id.localeCompare(b.game.id));
    const players = [...this.players.values()].sort((a, b) => a.id.localeCompare(b.id));
    const places = new Map(players.map((player, index) => [player.id, index]));
    const box = new Int16Array(drafts.reduce((sum, draft) => sum + draft.rows.length, 0) * BOX_WIDTH);
    let at = 0;
    for (const [game, draft] of drafts.entries()) {
      for (const { playerId, values } of draft.rows) {
        box.set(boxRow({ ...values, game, player: places.get(playerId) ?? 0 }), at);
        at += BOX_WIDTH;
      }
    }
    return { games: drafts.map((draft) => draft.game), players, box };
  }
}
