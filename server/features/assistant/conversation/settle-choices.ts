import { listGamesBetween } from '../../contests/index.ts';
import { isOneOf } from '../session/games.ts';
import type { AssistantSession } from '../session/session.ts';
import { teamKey } from '../understand/read-names.ts';
import type { Choice, Reading } from '../understand/reading.ts';

const clubsOf = ({ options }: Choice): NonNullable<Choice['options'][number]['team']>[] => options.flatMap(({ team }) => team ?? []);

/** A name of several clubs means the one that plays on the day asked about, where no other does; the answer says how it was read. */
export async function settleByDay({ ctx }: AssistantSession, reading: Reading): Promise<Reading> {
  const { when, choices } = reading;
  if (when?.kind !== 'day' || !choices.some((choice) => clubsOf(choice).length > 1)) return reading;
  const sports = [...new Set(choices.flatMap(clubsOf).map(({ sport }) => sport))];
  const games = await listGamesBetween(ctx, when.from, when.to, sports);
  const settled = choices.map((choice) => {
    const playing = clubsOf(choice).filter(({ sport, code }) =>
      games.some((game) => game.sport === sport && (isOneOf(game.awayCode, [code], sport) || isOneOf(game.homeCode, [code], sport))),
    );
    return { choice, club: playing.length === 1 ? playing[0]! : null };
  });
  const clubs = settled.flatMap(({ club }) => club ?? []).filter((club) => !reading.teams.some((one) => teamKey(one) === teamKey(club)));
  if (clubs.length === 0) return reading;
  const teams = [...reading.teams, ...clubs];
  const [sport = null, ...others] = new Set(teams.map((one) => one.sport));
  return {
    ...reading,
    teams,
    sport: others.length === 0 ? sport : reading.sport,
    choices: settled.flatMap(({ choice, club }) => (club ? [] : choice)),
    isPlain: false,
  };
}
