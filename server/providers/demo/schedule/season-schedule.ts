import type { Fixture } from './fixture.ts';
import { planSeries } from './plan-series.ts';
import { decideRain } from './rain-fate.ts';

export interface SeasonSchedule {
  /** Sorted by start. */
  fixtures: Fixture[];
  byId: Map<string, Fixture>;
  byDay: Map<number, Fixture[]>;
  /** Each club's games in the order of play. */
  byClub: Fixture[][];
}

function groupBy<K>(fixtures: Fixture[], keyOf: (fixture: Fixture) => K): Map<K, Fixture[]> {
  const groups = new Map<K, Fixture[]>();
  for (const fixture of fixtures) {
    const group = groups.get(keyOf(fixture));
    if (group === undefined) groups.set(keyOf(fixture), [fixture]);
    else group.push(fixture);
  }
  return groups;
}

export function seasonSchedule(seed: string, seasonIndex: number): SeasonSchedule {
  const planned = planSeries(seed, seasonIndex);
  const doubled = new Set<string>();
  const makeUps: Fixture[] = [];
  const bySeries = groupBy(planned, (fixture) => fixture.home * 100 + fixture.away);
  for (const fixture of planned) {
    const fixtures = bySeries.get(fixture.home * 100 + fixture.away)!;
    const makeUp = decideRain(seed, fixture, { fixtures, hasDoubleheader: (day, club) => doubled.has(`${day}|${club}`) });
    if (makeUp === null) continue;
    makeUps.push(makeUp);
    doubled.add(`${makeUp.day}|${makeUp.home}`).add(`${makeUp.day}|${makeUp.away}`);
  }
  const fixtures = [...planned, ...makeUps].sort((a, b) => a.startsAt - b.startsAt || (a.gameId < b.gameId ? -1 : 1));
  const homeGames = groupBy(fixtures, (fixture) => fixture.home);
  const awayGames = groupBy(fixtures, (fixture) => fixture.away);
  const clubs = [...homeGames.keys()].sort((a, b) => a - b);
  return {
    fixtures,
    byId: new Map(fixtures.map((fixture) => [fixture.gameId, fixture])),
    byDay: groupBy(fixtures, (fixture) => fixture.day),
    byClub: clubs.map((club) => [...homeGames.get(club)!, ...(awayGames.get(club) ?? [])].sort((a, b) => a.startsAt - b.startsAt)),
  };
}
