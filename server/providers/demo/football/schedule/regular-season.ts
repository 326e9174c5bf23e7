import type { CflStage } from '@clearedge/contract/sports/cfl/stages';
import { shuffled } from '../../leagues/shuffled.ts';
import { firstDayOfWeek, PRESEASON, yearOf } from '../calendar/season-calendar.ts';
import { TEAMS } from '../teams.ts';
import { ALWAYS, type Fixture } from './fixture.ts';
import { type Pairing, preseasonRounds, type Round, seasonRounds } from './pairings.ts';
import { kickoffIn, layoutsOfWeek, type Slot } from './week-slots.ts';

const TRIES = 80;
const REMATCH_GAP = 3;
const REST_GAP = 3;
const LONGEST_STAND = 3;

function unpleasantness(rounds: readonly Round[]): number {
  let sum = 0;
  const metIn = new Map<string, number>();
  rounds.forEach((round, week) => {
    for (const { away, home } of round) {
      const pair = away < home ? `${away} ${home}` : `${home} ${away}`;
      if (week - (metIn.get(pair) ?? -REMATCH_GAP) < REMATCH_GAP) sum += 2;
      metIn.set(pair, week);
    }
  });
  for (const { code } of TEAMS) sum += teamUnpleasantness(rounds, code);
  return sum;
}

// Rests soon after one another, a rest in the first week, and long stands at home or on the road.
function teamUnpleasantness(rounds: readonly Round[], code: string): number {
  let sum = 0;
  let restedIn = -1;
  let stand = 0;
  rounds.forEach((round, week) => {
    const game = round.find(({ away, home }) => away === code || home === code);
    if (game === undefined) {
      if (week - restedIn < REST_GAP) sum += 3;
      restedIn = week;
      return;
    }
    const step = game.home === code ? 1 : -1;
    stand = Math.sign(stand) === step ? stand + step : step;
    if (Math.abs(stand) > LONGEST_STAND) sum += 1;
  });
  return sum;
}

/** The rounds in the least unpleasant of many orders. */
function orderRounds(rounds: readonly Round[], text: string): Round[] {
  let best: { order: Round[]; badness: number } | null = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const order = shuffled(rounds, `${text}|order|${attempt}`);
    const badness = unpleasantness(order);
    if (best === null || badness < best.badness) best = { order, badness };
  }
  return best!.order;
}

const FEWEST_DAYS_BETWEEN = 5;
const USUAL_DAYS_BETWEEN = 6;
type LastDays = Map<string, number>;

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));
}

function hurry(code: string, day: number, last: LastDays): number {
  const between = day - (last.get(code) ?? ALWAYS);
  if (between < FEWEST_DAYS_BETWEEN) return 10 ** (FEWEST_DAYS_BETWEEN - between);
  return between < USUAL_DAYS_BETWEEN ? 1 : 0;
}

type Placed = [Pairing, Slot][];

// What is weighed is the clubs' rest; of the layouts that serve it as well, the first wins.
function placeRound(round: Round, layouts: readonly (readonly Slot[])[], firstDay: number, last: LastDays): Placed {
  let best: { placed: Placed; badness: number } | null = null;
  for (const slots of layouts) {
    for (const order of permutations(round)) {
      const placed = order.map((pairing, at): Placed[number] => [pairing, slots[at]!]);
      let badness = 0;
      for (const [{ away, home }, { weekday }] of placed)
        badness += hurry(away, firstDay + weekday, last) + hurry(home, firstDay + weekday, last);
      if (best === null || badness < best.badness) best = { placed, badness };
    }
  }
  return best!.placed;
}

interface Week {
  week: number;
  stage: CflStage;
  round: Round;
}

function weekFixtures(seed: string, seasonIndex: number, { week, stage, round }: Week, last: LastDays): Fixture[] {
  const firstDay = firstDayOfWeek(seasonIndex, week);
  const layouts = layoutsOfWeek(`${seed}|football|${seasonIndex}|${week}`, firstDay, round.length, stage === 'preseason');
  const fixtures = placeRound(round, layouts, firstDay, last).map(([{ away, home }, slot], game): Fixture => {
    const day = firstDay + slot.weekday;
    last.set(away, day).set(home, day);
    return {
      sourceId: `${yearOf(seasonIndex)}-${week}-${game + 1}`,
      seasonIndex,
      week,
      stage,
      day,
      startsAt: kickoffIn(slot, firstDay, home),
      away: { code: away, knownAt: ALWAYS },
      home: { code: home, knownAt: ALWAYS },
      hostCode: home,
      isNeutral: false,
      isSecondOfDay: false,
    };
  });
  return fixtures.sort((a, b) => a.startsAt - b.startsAt);
}

/** Two weeks before the season and its 21, in the order of kickoff. */
export function regularSeason(seed: string, seasonIndex: number): Fixture[] {
  const text = `${seed}|football|${seasonIndex}`;
  const before = preseasonRounds(text).map((round, at): Week => ({ week: PRESEASON[at]!, stage: 'preseason', round }));
  const season = orderRounds(seasonRounds(text), text).map((round, at): Week => ({ week: at + 1, stage: 'regular', round }));
  const last: LastDays = new Map();
  return [...before, ...season].flatMap((week) => weekFixtures(seed, seasonIndex, week, last));
}
