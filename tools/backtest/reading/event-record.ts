import type { RatedBatter, RatedPitcher, RatedSide } from '@clearedge/quant/sports/baseball/ratings';
import type { EventGame } from '../../../server/providers/archive/retrosheet/event-game.ts';
import { knownCode } from '../../../server/providers/archive/retrosheet/game/apply-play.ts';
import { runGame } from '../../../server/providers/archive/retrosheet/game/apply-step.ts';
import type { SideBox } from '../../../server/providers/archive/retrosheet/game/box-tally.ts';
import type { GameState } from '../../../server/providers/archive/retrosheet/game/game-state.ts';
import { findSuspension } from '../../../server/providers/archive/retrosheet/game-info.ts';
import { readGame } from '../../../server/providers/archive/retrosheet/read-game.ts';
import type { HistoryGame } from './history-game.ts';
import { teamOfRetrosheet } from './team-codes.ts';

type Side = 'away' | 'home';
interface Extras {
  intentionalWalks: Map<string, number>;
  hitByPitch: Map<string, number>;
}

const addOne = (counts: Map<string, number>, id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);

/** Intentional walks and hit batters by pitcher, which the box of the importer does not keep. */
function extrasOf(state: GameState): Extras {
  const extras: Extras = { intentionalWalks: new Map(), hitByPitch: new Map() };
  for (const { step, pitcherId } of state.results) {
    const kind = knownCode(step.code)?.basic.kind;
    if (kind === 'intentional_walk') addOne(extras.intentionalWalks, pitcherId);
    else if (kind === 'hit_by_pitch') addOne(extras.hitByPitch, pitcherId);
  }
  return extras;
}

const pitchersOf = (box: SideBox, extras: Extras): RatedPitcher[] =>
  [...box.pitchers.values()].map((line) => ({
    playerId: line.playerId,
    isStarter: line.isStarter,
    outs: line.outs,
    battersFaced: line.battersFaced,
    strikeouts: line.strikeouts,
    walks: Math.max(0, line.walks - (extras.intentionalWalks.get(line.playerId) ?? 0)),
    hitByPitch: extras.hitByPitch.get(line.playerId) ?? 0,
    homeRuns: line.homeRuns,
    runs: line.runs,
    pitches: line.pitches,
  }));

const battersOf = (box: SideBox): RatedBatter[] =>
  [...box.batters.values()]
    .filter(({ plateAppearances }) => plateAppearances > 0)
    .map(({ playerId, atBats, hits, doubles, triples, homeRuns, walks, intentionalWalks, hitByPitch, strikeouts }) => ({
      playerId,
      atBats,
      hits,
      doubles,
      triples,
      homeRuns,
      hitByPitch,
      strikeouts,
      walks: walks - intentionalWalks,
    }));

function sideOf(game: EventGame, state: GameState, side: Side, teamId: string, extras: Extras): RatedSide {
  const box = state.box[side];
  const batters = [...box.batters.values()];
  const sum = (pick: (batter: (typeof batters)[number]) => number): number => batters.reduce((total, batter) => total + pick(batter), 0);
  const starters = game.starters.filter((starter) => starter.side === side);
  const nine = starters.filter(({ order }) => order > 0).sort((a, b) => a.order - b.order);
  const opponents = state.box[side === 'away' ? 'home' : 'away'].pitchers;
  return {
    teamId,
    runs: state.score[side],
    runsByInning: [...state.lineScore[side]],
    battingOuts: [...opponents.values()].reduce((total, { outs }) => total + outs, 0),
    atBats: sum(({ atBats }) => atBats),
    hits: sum(({ hits }) => hits),
    doubles: sum(({ doubles }) => doubles),
    triples: sum(({ triples }) => triples),
    homeRuns: sum(({ homeRuns }) => homeRuns),
    walks: sum(({ walks, intentionalWalks }) => walks - intentionalWalks),
    hitByPitch: sum(({ hitByPitch }) => hitByPitch),
    strikeouts: sum(({ strikeouts }) => strikeouts),
    starterId: starters.find(({ position }) => position === 1)?.playerId ?? null,
    lineUp: nine.length === 9 ? nine.map(({ playerId }) => playerId) : null,
    pitchers: pitchersOf(box, extras),
    batters: battersOf(box),
  };
}

/** The lines of one game of an event file as a record; null where the importer refuses the game. */
export function readEventRecord(lines: string[]): HistoryGame | null {
  const opened = readGame(lines);
  if ('refused' in opened) return null;
  const { game } = opened;
  const run = runGame(game);
  const away = teamOfRetrosheet(game.info.visteam ?? '');
  const home = teamOfRetrosheet(game.info.hometeam ?? '');
  if ('refused' in run || away === null || home === null) return null;
  if ((game.info.gametype ?? 'regular') !== 'regular') return null;
  const extras = extrasOf(run.state);
  const startedOn = (game.info.date ?? '').replaceAll('/', '-');
  return {
    startedOn,
    game: {
      gameId: game.id,
      playedOn: findSuspension(game.comments, '')?.resumedOn ?? startedOn,
      season: Number(startedOn.slice(0, 4)),
      gameNumber: Number(game.id.at(-1)),
      parkId: game.info.site ?? '',
      scheduledInnings: Number(game.info.innings) || 9,
      away: sideOf(game, run.state, 'away', away, extras),
      home: sideOf(game, run.state, 'home', home, extras),
    },
    box: { ...run.state.box, winnerId: game.info.wp || null },
  };
}
