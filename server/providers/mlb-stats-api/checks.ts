import type { z } from 'zod';
import { type AnswerChecks, type Finding, findingOf } from '../http/index.ts';
import { filledFinals, finalContradictions, gamesBack, type StatedGame } from '../leagues/game-checks.ts';
import { scoreOf } from './check-result.ts';
import { statusOf } from './game-status.ts';
import { mapLineScore } from './map-box.ts';
import { gamesOf } from './map-schedule.ts';
import { rateOf, statOf } from './read-number.ts';
import type { WireLiveFeed } from './schema/live-feed.ts';
import type { WireStandings } from './schema/people.ts';
import type { WireGame, WireLineScore, WireSchedule } from './schema/schedule.ts';

type Side = 'away' | 'home';
const SIDES: readonly Side[] = ['away', 'home'];

/** Runs by inning where every inning is told. */
function inningsOf(linescore: WireLineScore): StatedGame['parts'] {
  const { away, home } = mapLineScore(linescore);
  const isWhole = (runs: (number | null)[]): runs is number[] => runs.length > 0 && runs.every((each) => each !== null);
  return isWhole(away) && isWhole(home) ? { away, home } : null;
}

/** A game of two days, put off or suspended, is one game on each of them. */
const statedGame = ({ gamePk, officialDate, status, teams, linescore }: WireGame): StatedGame => ({
  id: `${gamePk} ${officialDate}`,
  name: `${teams.away.team.name ?? teams.away.team.id} at ${teams.home.team.name ?? teams.home.team.id}`,
  status: statusOf(status),
  score: { away: teams.away.score ?? null, home: teams.home.score ?? null },
  period: linescore?.currentInning ?? null,
  parts: linescore ? inningsOf(linescore) : null,
});

/** A share is told to three decimals. */
const ROUNDING = 0.000_51;
const recordFinding = (games: readonly WireGame[]): Finding =>
  findingOf(
    games.flatMap(({ teams }) => SIDES.map((side) => teams[side])),
    ({ team, leagueRecord }) => {
      const { wins, losses } = leagueRecord ?? {};
      const share = rateOf(leagueRecord, 'pct');
      if (wins == null || losses == null || share === null || wins + losses === 0) return null;
      const isSound = Math.abs(wins / (wins + losses) - share) <= ROUNDING;
      return isSound ? [] : [`${team.name ?? team.id} ${wins}-${losses} is not ${share}`];
    },
  );

const NO_RECORD = new Set(['postponed', 'cancelled']);

export const SCHEDULE_CHECKS: AnswerChecks<WireSchedule> = {
  kind: 'schedule',
  contradictions: (schedule) => [
    ...finalContradictions(gamesOf(schedule).map(statedGame), 'runs', 'innings'),
    recordFinding(gamesOf(schedule)),
  ],
  rowsBack: (schedule, before) => gamesBack(gamesOf(schedule).map(statedGame), gamesOf(before).map(statedGame)),
  filled: (schedule) => {
    const games = gamesOf(schedule);
    const played = games.filter(({ status }) => !NO_RECORD.has(statusOf(status)));
    return {
      ...filledFinals(games.map(statedGame)),
      record: played.flatMap(({ teams }) => SIDES.map((side) => teams[side].leagueRecord?.wins != null)),
      'name of a park': played.map(({ venue }) => venue?.name != null),
    };
  },
};

const positionOf = ({ currentInning, isTopInning, outs }: WireLineScore): number | null =>
  currentInning == null || isTopInning == null ? null : currentInning * 10 + (isTopInning ? 0 : 5) + (outs ?? 0);

/** Where and how a game stands must not go back; a copy that is older than the one before is no news. */
function liveStep(feed: WireLiveFeed, before: WireLiveFeed): string[] {
  const [now, was] = [feed.metaData.timeStamp, before.metaData.timeStamp];
  if (now && was && now < was) return [`a copy of ${now}, older than that of ${was}`];
  if (sumsOf(before).broken.length > 0) return [];
  const [score, scored] = [scoreOf(feed.liveData.linescore), scoreOf(before.liveData.linescore)];
  if (score && scored && SIDES.some((side) => score[side] < scored[side]))
    return [`the score went from ${scored.away}-${scored.home} to ${score.away}-${score.home}`];
  const [at, wasAt] = [positionOf(feed.liveData.linescore), positionOf(before.liveData.linescore)];
  return at !== null && wasAt !== null && at < wasAt ? ['the game went back in innings or outs'] : [];
}

/** A final that contradicts itself is held with its reason, and stays readable. */
const liveSums = (feed: WireLiveFeed): Finding[] => (statusOf(feed.gameData.status) === 'live' ? [sumsOf(feed)] : []);

function sumsOf({ liveData: { linescore } }: WireLiveFeed): Finding {
  const [parts, score] = [inningsOf(linescore), scoreOf(linescore)];
  return findingOf(SIDES, (side) => {
    if (!parts || !score) return null;
    const sum = parts[side].reduce((all, runs) => all + runs, 0);
    return sum === score[side] ? [] : [`${side}: ${score[side]} runs, and the innings add up to ${sum}`];
  });
}

type Stats = Readonly<Record<string, unknown>> | null | undefined;
const isTold = (stats: Stats): boolean => Object.keys(stats ?? {}).length > 0;

export const LIVE_FEED_CHECKS: AnswerChecks<WireLiveFeed> = {
  kind: 'live feed',
  contradictions: liveSums,
  stepsBack: liveStep,
  filled: ({ liveData: { boxscore } }) => {
    const players = SIDES.flatMap((side) => Object.values(boxscore.teams[side].players));
    const batting = players.map(({ stats }) => stats?.batting).filter(isTold);
    const pitching = players.map(({ stats }) => stats?.pitching).filter(isTold);
    const told = (lines: Stats[], name: string): boolean[] => lines.map((line) => statOf(line, name) !== null);
    return {
      'hits of batters': told(batting, 'hits'),
      'runs of batters': told(batting, 'runs'),
      'home runs of batters': told(batting, 'homeRuns'),
      'strikeouts of pitchers': told(pitching, 'strikeOuts'),
      'outs of pitchers': told(pitching, 'outs'),
    };
  },
};

export const STANDINGS_CHECKS: AnswerChecks<z.output<typeof WireStandings>> = {
  kind: 'standings',
  contradictions: ({ records }) => [
    findingOf(
      records.flatMap(({ teamRecords }) => teamRecords.rows),
      ({ team, gamesPlayed, leagueRecord: { wins, losses } }) =>
        wins + losses === gamesPlayed ? [] : [`${team.name ?? team.id} ${wins}-${losses} in ${gamesPlayed} games`],
    ),
  ],
};
