import type { FootballLiveState, LeaguePlay } from '../../ports/league-feed.ts';
import { isBreak } from './game-status.ts';
import type { EspnGame, EspnLeague } from './league.ts';
import { codeOf, competitionOf, periodsOf, SIDES, type Side, sideOf } from './map-game.ts';
import type { WireCompetition, WirePlay, WireSummary } from './schema.ts';

const MOST_PLAYS = 20;

function teamSide(competition: WireCompetition, teamId: string | null | undefined): Side | null {
  return SIDES.find((side) => teamId != null && sideOf(competition, side)?.team.id === teamId) ?? null;
}

/** 'mm:ss' of "8:41", and of "32.4" seconds; null for anything else. */
function clockOf(text: string | null | undefined): string | null {
  const [, minutes = '0', seconds] = /^(?:(\d{1,2}):)?(\d{1,2})(?:\.\d+)?$/.exec(text ?? '') ?? [];
  return seconds === undefined ? null : `${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}`;
}

const playsOf = ({ drives, plays }: WireSummary): { play: WirePlay; teamId: string | null }[] => {
  const inDrives = [...(drives?.previous ?? []), ...(drives?.current ? [drives.current] : [])].flatMap(({ team, plays: own }) =>
    (own?.rows ?? []).map((play) => ({ play, teamId: play.start?.team?.id ?? play.team?.id ?? team?.id ?? null })),
  );
  return inDrives.length > 0 ? inDrives : (plays?.rows ?? []).map((play) => ({ play, teamId: play.team?.id ?? null }));
};

/** The latest plays, newest first; one without a time, a text, a score or a side is left out. The drive in play is listed twice at times. */
export function mapPlays(summary: WireSummary, { wire }: EspnGame): LeaguePlay[] {
  const plays = playsOf(summary).flatMap(({ play, teamId }) => {
    const { text, wallclock, period, clock, awayScore, homeScore, scoringPlay } = play;
    const possession = teamSide(competitionOf(wire), teamId);
    const at = new Date(wallclock ?? Number.NaN);
    if (!text || !possession || !period || awayScore == null || homeScore == null || Number.isNaN(at.getTime())) return [];
    const score = { away: awayScore, home: homeScore };
    return [{ at, period: period.number, clock: clockOf(clock?.displayValue), possession, text, isScoring: scoringPlay === true, score }];
  });
  const once = new Map(plays.map((play) => [`${play.at.getTime()} ${play.text}`, play]));
  return [...once.values()].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MOST_PLAYS);
}

const DOWNS: readonly number[] = [1, 2, 3, 4];

/** "PIT 12" with the product's code; ESPN writes midfield as "50". */
function ballOnOf(text: string | null | undefined, league: EspnLeague): string | null {
  if (text === '50') return 'midfield';
  const [, abbreviation = '', yard] = /^([A-Z]{2,4}) (\d{1,2})$/.exec(text ?? '') ?? [];
  const code = codeOf(league, abbreviation);
  return code === null || yard === undefined ? null : `${code} ${yard}`;
}

/** Null before the start. `asOf` is the time of ESPN's answer. */
export function mapFootball(espn: EspnGame, league: EspnLeague, plays: readonly LeaguePlay[], asOf: Date): FootballLiveState | null {
  const { game, wire } = espn;
  const competition = competitionOf(wire);
  if (!game.score) return null;
  const { status, situation } = competition;
  const period = Math.max(1, status.period ?? 1);
  const isOver = game.status === 'final';
  const isAtRest = isOver || isBreak(status);
  const possession = isAtRest ? null : teamSide(competition, situation?.possession);
  const down = possession !== null && DOWNS.includes(situation?.down ?? 0) ? (situation!.down as FootballLiveState['down']) : null;
  const isPlaced = possession !== null;
  return {
    kind: 'football',
    gameId: game.gameId,
    asOf,
    period,
    clock: clockOf(status.displayClock),
    isBreak: isAtRest,
    possession,
    down,
    distance: down === null ? null : (situation?.distance ?? null),
    ballOn: isPlaced ? ballOnOf(situation?.possessionText, league) : null,
    lastPlay: situation?.lastPlay?.text ?? plays[0]?.text ?? null,
    plays: [...plays],
    score: game.score,
    periods: periodsOf(wire) ?? { away: [], home: [] },
  };
}
