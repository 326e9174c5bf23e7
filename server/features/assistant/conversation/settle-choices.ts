import { kindsOfStat } from '@clearedge/contract/spelling/meanings';
import { shiftDay } from '@clearedge/quant/calendar';
import { type Contest, listGamesBetween } from '../../contests/index.ts';
import { isOneOf } from '../session/games.ts';
import type { OfferedPlayer } from '../session/prop-names.ts';
import type { AssistantSession } from '../session/session.ts';
import type { KnownPlayer } from '../understand/directory.ts';
import { teamKey } from '../understand/read-names.ts';
import type { Choice, Reading } from '../understand/reading.ts';

type Club = NonNullable<Choice['options'][number]['team']>;
export const clubsOf = ({ options }: Choice): Club[] => options.flatMap(({ team }) => team ?? []);

/** The names that several clubs share as those that `settle` leaves of them, where it leaves any; the answer says how it was read. */
export function withClubs(reading: Reading, settle: (clubs: readonly Club[]) => readonly Club[]): Reading {
  const settled = reading.choices.map((choice) => {
    const shared = clubsOf(choice);
    return { choice, clubs: shared.length > 1 ? settle(shared) : [] };
  });
  const clubs = settled.flatMap((one) => one.clubs).filter((club) => !reading.teams.some((one) => teamKey(one) === teamKey(club)));
  if (clubs.length === 0) return reading;
  const teams = [...reading.teams, ...clubs];
  const [sport = null, ...others] = new Set(teams.map((one) => one.sport));
  return {
    ...reading,
    teams,
    sport: others.length === 0 ? sport : reading.sport,
    choices: settled.flatMap(({ choice, clubs: own }) => (own.length > 0 ? [] : choice)),
    instead: [
      ...reading.instead,
      ...settled.flatMap(({ choice, clubs: own }) =>
        own.length > 0 ? { ...choice, options: choice.options.filter(({ team }) => team && !own.includes(team)) } : [],
      ),
    ],
    isPlain: false,
  };
}

const LOOK_AHEAD_DAYS = 6;
const playsIn =
  ({ sport, awayCode, homeCode }: Contest) =>
  (club: Club): boolean =>
    sport === club.sport && (isOneOf(awayCode, [club.code], sport) || isOneOf(homeCode, [club.code], sport));

/** The games of the first day on which two of the names that several clubs share can be away and home: "DET @ BOS". */
function meetingsOf(choices: readonly Choice[], games: readonly Contest[]): Contest[] {
  const among = (code: string, { sport }: Contest, but: Choice | null): Choice | undefined =>
    choices.find((choice) => choice !== but && clubsOf(choice).some((club) => club.sport === sport && isOneOf(code, [club.code], sport)));
  const meetings = games.filter((game) => {
    const away = among(game.awayCode, game, null);
    return away && among(game.homeCode, game, away);
  });
  const first = meetings.map(({ slateOn }) => slateOn).sort()[0];
  return meetings.filter(({ slateOn }) => slateOn === first);
}

/**
 * A name of several clubs means the one that meets a club named beside it, or that meets one of another such name, else the one that plays on the
 * day asked about, where no other does.
 */
export async function settleByDay({ ctx, today }: Pick<AssistantSession, 'ctx' | 'today'>, reading: Reading): Promise<Reading> {
  const { when, teams } = reading;
  const isOfDay = when?.kind === 'day';
  const shared = reading.choices.filter((choice) => clubsOf(choice).length > 1);
  if (shared.length === 0 || !(isOfDay || teams.length > 0 || shared.length > 1)) return reading;
  const sports = [...new Set(shared.flatMap(clubsOf).map(({ sport }) => sport))];
  const { from, to } = isOfDay ? when : { from: today, to: shiftDay(today, LOOK_AHEAD_DAYS) };
  const games = await listGamesBetween(ctx, from, to, sports);
  const meetings = [...games.filter((game) => teams.some(playsIn(game))), ...meetingsOf(shared, games)];
  const only = (clubs: readonly Club[], among: readonly Contest[]): readonly Club[] => {
    const playing = clubs.filter((club) => among.some((game) => playsIn(game)(club)));
    return playing.length === 1 ? playing : [];
  };
  return withClubs(reading, (clubs) => {
    const against = only(clubs, meetings);
    return against.length > 0 || !isOfDay ? against : only(clubs, games);
  });
}

const keyOf = ({ sport, name, teamCode }: KnownPlayer): string => `${sport} ${name} ${teamCode}`;

/** Of several players those with a prop of the kind and number asked about, else of the kind, else any. */
function withProp(choice: Choice, { stat, line }: Reading, offered: ReadonlyMap<string, OfferedPlayer>): Choice['options'] {
  const kinds = stat ? kindsOfStat(stat) : [];
  const propsOf = ({ player }: Choice['options'][number]): ReadonlySet<string> | undefined => player && offered.get(keyOf(player))?.props;
  const have = (wanted: readonly string[]): Choice['options'] =>
    choice.options.filter((option) => wanted.some((one) => propsOf(option)?.has(one)));
  const closest = [line === null ? [] : have(kinds.map((kind) => `${kind} ${line}`)), have(kinds), choice.options.filter(propsOf)];
  return closest.find((options) => options.length > 0) ?? choice.options;
}

/** A name of several players means the one whose prop is asked about, where no other has it; the answer says how it was read. */
export function settleByProp(reading: Reading, offered: readonly OfferedPlayer[]): Reading {
  if (offered.length === 0 || !reading.choices.some(({ options }) => options.some(({ player }) => player))) return reading;
  const byKey = new Map(offered.map((player) => [keyOf(player), player]));
  const narrowed = reading.choices.map((choice) => ({ ...choice, options: withProp(choice, reading, byKey) }));
  const players = narrowed.flatMap(({ options }) => (options.length === 1 ? (options[0]!.player ?? []) : []));
  const [sport = null, ...others] = new Set([...reading.players, ...players].map((one) => one.sport));
  return {
    ...reading,
    players: [...reading.players, ...players],
    sport: players.length > 0 && others.length === 0 ? sport : reading.sport,
    choices: narrowed.filter(({ options }) => options.length > 1 || !options[0]?.player),
    instead: reading.choices.flatMap((choice, at) => {
      const [chosen, ...more] = narrowed[at]!.options;
      return chosen?.player && more.length === 0 ? { ...choice, options: choice.options.filter((one) => one !== chosen) } : [];
    }),
    isPlain: players.length === 0 && reading.isPlain,
  };
}
