import type { BasketballLiveState, FootballLiveState, LeaguePlay } from '../../ports/league-feed.ts';
import { clubCodeOf } from '../leagues/club-code.ts';
import { isBreak } from './game-status.ts';
import type { EspnGame, EspnLeague } from './league.ts';
import { competitionOf, periodsOf, SIDES } from './map-game.ts';
import { clockOf, teamSide } from './map-plays.ts';

const DOWNS: readonly number[] = [1, 2, 3, 4];

/** "PIT 12" with the product's code; ESPN writes midfield as "50". */
function ballOnOf(text: string | null | undefined, league: EspnLeague): string | null {
  if (text === '50') return 'midfield';
  const [, abbreviation = '', yard] = /^([A-Z]{2,4}) (\d{1,2})$/.exec(text ?? '') ?? [];
  const code = clubCodeOf(league, abbreviation);
  return code === null || yard === undefined ? null : `${code} ${yard}`;
}

type Shared = Omit<BasketballLiveState, 'kind' | 'run'>;

/** What every game in play has; null before the start. `asOf` is the time of ESPN's answer. */
function mapShared({ game, wire }: EspnGame, plays: readonly LeaguePlay[], asOf: Date): Shared | null {
  const { status, situation } = competitionOf(wire);
  return (
    game.score && {
      gameId: game.gameId,
      asOf,
      period: Math.max(1, status.period ?? 1),
      clock: clockOf(status.displayClock),
      isBreak: game.status === 'final' || isBreak(status),
      lastPlay: situation?.lastPlay?.text ?? plays[0]?.text ?? null,
      plays: [...plays],
      score: game.score,
      periods: periodsOf(wire) ?? { away: [], home: [] },
    }
  );
}

export function mapFootball(espn: EspnGame, league: EspnLeague, plays: readonly LeaguePlay[], asOf: Date): FootballLiveState | null {
  const shared = mapShared(espn, plays, asOf);
  if (!shared) return null;
  const competition = competitionOf(espn.wire);
  const { situation } = competition;
  const possession = shared.isBreak ? null : teamSide(competition, situation?.possession);
  const down = possession !== null && DOWNS.includes(situation?.down ?? 0) ? (situation!.down as FootballLiveState['down']) : null;
  return {
    ...shared,
    kind: 'football',
    possession,
    down,
    distance: down === null ? null : (situation?.distance ?? null),
    ballOn: possession === null ? null : ballOnOf(situation?.possessionText, league),
  };
}

/** What the side that scored last has scored since the other did, as far back as the plays tell. */
function runOf(plays: readonly LeaguePlay[]): BasketballLiveState['run'] {
  const scored = plays.slice(0, -1).flatMap(({ score }, at) => {
    const before = plays[at + 1]!.score;
    const side = SIDES.find((each) => score[each] > before[each]);
    return side ? [{ side, points: score[side] - before[side] }] : [];
  });
  const [last] = scored;
  if (!last) return null;
  const end = scored.findIndex(({ side }) => side !== last.side);
  const own = end < 0 ? scored : scored.slice(0, end);
  return { side: last.side, points: own.reduce((sum, { points }) => sum + points, 0) };
}

export function mapBasketball(espn: EspnGame, plays: readonly LeaguePlay[], asOf: Date): BasketballLiveState | null {
  const shared = mapShared(espn, plays, asOf);
  return shared && { ...shared, kind: 'basketball', run: runOf(plays) };
}
