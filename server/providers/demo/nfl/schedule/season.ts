import { EASTERN, instantAt } from '../../calendar.ts';
import { createChance, drawOne } from '../../chance.ts';
import { dayIn, weekdayFrom } from '../../leagues/calendar.ts';
import { ALWAYS, type Fixture } from '../../leagues/league.ts';
import { shuffled } from '../../leagues/shuffled.ts';
import { MONDAY, NFL_CALENDAR, SATURDAY, SUNDAY, thursdayOf, weekday } from '../calendar.ts';
import { NFL_TEAMS } from '../teams.ts';
import { type Pairing, seasonPairings } from './pairings.ts';
import { WEEKS, weeksOf } from './weeks.ts';

interface Slot {
  /** After the Thursday of the week. */
  daysAfter: number;
  /** Eastern minutes after midnight. */
  minutes: number;
}

const at = (daysAfter: number, hour: number, minute: number): Slot => ({ daysAfter, minutes: hour * 60 + minute });
const NIGHT = { thursday: at(0, 20, 15), sunday: at(SUNDAY, 20, 20), monday: at(MONDAY, 20, 15) };
const THANKSGIVING = [at(0, 12, 30), at(0, 16, 30), at(0, 20, 20)];
const SATURDAYS = [at(SATURDAY, 16, 30), at(SATURDAY, 20, 15)];
const EARLY = at(SUNDAY, 13, 0);
const LATE = [at(SUNDAY, 16, 5), at(SUNDAY, 16, 25)];
const FIRST_SATURDAY_WEEK = 16;
const LATE_ZONES = new Set(['America/Los_Angeles', 'America/Denver', 'America/Phoenix']);
const zones = new Map(NFL_TEAMS.map(({ code, zone }) => [code, zone]));
/** Of clubs that play on a Thursday, the least days since their game before. */
const SHORTEST_REST = 4;

const isThanksgiving = (thursday: number, year: number): boolean => thursday === weekdayFrom(dayIn(year, 11, 22), weekday.thursday);

/** The slots outside Sunday afternoon, in the order in which games are chosen for them. */
function nightsOf(week: number, thursday: number, year: number): Slot[] {
  if (week === WEEKS) return [...SATURDAYS, NIGHT.sunday];
  const thursdays = isThanksgiving(thursday, year) ? THANKSGIVING : [NIGHT.thursday];
  return [...thursdays, ...(week >= FIRST_SATURDAY_WEEK ? SATURDAYS : []), NIGHT.sunday, NIGHT.monday];
}

function afternoonSlot({ home }: Pairing, text: string): Slot {
  const next = createChance(`${text}|${home}`);
  const isLate = next() < (LATE_ZONES.has(zones.get(home)!) ? 0.95 : 0.12);
  return isLate ? drawOne(next, LATE) : EARLY;
}

/** A week's games in slots; a club plays no sooner than four days after its game before. */
function slotsOf(
  games: readonly Pairing[],
  nights: readonly Slot[],
  thursday: number,
  text: string,
  last: Map<string, number>,
): [Pairing, Slot][] {
  const waiting = shuffled(games, `${text}|nights`);
  const isRested = ({ away, home }: Pairing, day: number): boolean =>
    [away, home].every((code) => day - (last.get(code) ?? ALWAYS) >= SHORTEST_REST);
  const placed = nights.map((slot): [Pairing, Slot] => {
    const found = waiting.findIndex((game) => isRested(game, thursday + slot.daysAfter));
    return [waiting.splice(Math.max(0, found), 1)[0]!, slot];
  });
  return [...placed, ...waiting.map((game): [Pairing, Slot] => [game, afternoonSlot(game, text)])];
}

/** The 272 games of 18 weeks, in the order of kickoff. */
export function regularSeason(text: string, seasonIndex: number): Fixture[] {
  const year = NFL_CALENDAR.yearOf(seasonIndex);
  const own = `${text}|${seasonIndex}`;
  const last = new Map<string, number>();
  return weeksOf(seasonPairings(own, year), own).flatMap((games, at) => {
    const week = at + 1;
    const thursday = thursdayOf(year, week);
    const slots = slotsOf(games, nightsOf(week, thursday, year), thursday, `${own}|${week}`, last);
    const fixtures = slots.map(([{ away, home }, { daysAfter, minutes }], game): Fixture => {
      const day = thursday + daysAfter;
      last.set(away, day).set(home, day);
      return {
        sourceId: `${year}-${week}-${game + 1}`,
        seasonIndex,
        week,
        stage: 'regular',
        day,
        startsAt: instantAt(EASTERN, day, minutes),
        away,
        home,
        hostCode: home,
        isNeutral: false,
        listedAt: ALWAYS,
      };
    });
    return fixtures.sort((a, b) => a.startsAt - b.startsAt);
  });
}
