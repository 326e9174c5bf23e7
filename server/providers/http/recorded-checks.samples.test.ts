import { expect, test } from 'vitest';
import { ROUND_CHECKS } from '../cfl-scoreboard/checks.ts';
import { WireRounds } from '../cfl-scoreboard/schema.ts';
import { LEADERBOARD_CHECKS } from '../espn-golf/checks.ts';
import { WireLeaderboard } from '../espn-golf/schema.ts';
import { scoreboardChecks } from '../espn-scoreboard/checks.ts';
import { WireScoreboard } from '../espn-scoreboard/schema.ts';
import { LIVE_FEED_CHECKS, SCHEDULE_CHECKS, STANDINGS_CHECKS } from '../mlb-stats-api/checks.ts';
import { WireLiveFeed } from '../mlb-stats-api/schema/live-feed.ts';
import { WireStandings } from '../mlb-stats-api/schema/people.ts';
import { WireSchedule } from '../mlb-stats-api/schema/schedule.ts';
import { WEEK_CHECKS } from '../nhl-api/checks.ts';
import { WireWeek } from '../nhl-api/schema.ts';
import { FORECAST_CHECKS } from '../open-meteo/checks.ts';
import { WireForecast } from '../open-meteo/schema.ts';
import { boardChecks } from '../the-odds-api/checks.ts';
import { WireOdds } from '../the-odds-api/schema.ts';
import type { AnswerChecks } from './answer-checks.ts';
import { readSamples } from './testing/samples.ts';

/** Whatever an answer is, and its checks as they are put to it. */
type Put = (body: unknown) => { findings: readonly { of: number; broken: readonly string[] }[]; back: number; filled: number };

function put<T>(read: (body: unknown) => T, { contradictions, rowsBack, stepsBack, filled }: AnswerChecks<T>): Put {
  return (body) => {
    const value = read(body);
    return {
      findings: contradictions?.(value) ?? [],
      back: [...(rowsBack?.(value, value).broken ?? []), ...(stepsBack?.(value, value) ?? [])].length,
      filled: Object.values(filled?.(value) ?? {}).flat().length,
    };
  };
}

const RECORDED: readonly (readonly [folder: string, names: RegExp, put: Put])[] = [
  ['mlb', /^schedule-|schedule_hydrated/, put((body) => WireSchedule.parse(body), SCHEDULE_CHECKS)],
  ['mlb', /livefeed/, put((body) => WireLiveFeed.parse(body), LIVE_FEED_CHECKS)],
  ['mlb', /standings/, put((body) => WireStandings.parse(body), STANDINGS_CHECKS)],
  ['cfl', /rounds/, put((body) => WireRounds.parse(body), ROUND_CHECKS)],
  ['nfl', /^espn-scoreboard-2022/, put((body) => WireScoreboard.parse(body), scoreboardChecks('football/nfl'))],
  ['nba', /^espn-scoreboard/, put((body) => WireScoreboard.parse(body), scoreboardChecks('basketball/nba'))],
  ['nhl', /^apiweb-schedule-20/, put((body) => WireWeek.parse(body), WEEK_CHECKS)],
  ['golf', /leaderboard/, put((body) => WireLeaderboard.parse(body).events[0]!, LEADERBOARD_CHECKS)],
  ['openmeteo', /weather/, put((body) => WireForecast.parse(body), FORECAST_CHECKS)],
  ['oddsapi', /^2026-08|^odds-/, put((body) => WireOdds.parse(body), boardChecks('baseball_mlb'))],
  ['nba', /^oddsapi-h2h/, put((body) => WireOdds.parse(body), boardChecks('basketball_nba'))],
];
const recorded = RECORDED.flatMap(([folder, names, check]) =>
  [...readSamples(folder)].filter(([name]) => names.test(name)).map(([name, text]) => ({ name, text, check })),
);

test.each(recorded)('$name holds to its own checks', ({ text, check }) => {
  const { findings, back } = check(JSON.parse(text));
  expect(findings.flatMap(({ broken }) => broken)).toEqual([]);
  expect(back).toBe(0);
});

const DECIMAL = [...readSamples('nfl')].filter(([name]) => name.includes('decimal'));
test.each(DECIMAL)('%s: decimal prices are no American ones', (_name, text) => {
  const { findings } = put((body) => WireOdds.parse(body), boardChecks('americanfootball_nfl'))(JSON.parse(text));
  expect(findings[0]!.broken).toHaveLength(findings[0]!.of);
});
