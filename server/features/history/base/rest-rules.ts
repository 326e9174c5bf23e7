import { daysBetween } from '@clearedge/quant/calendar';

/** A longer gap is winter or the All-Star break, and says nothing of rest. */
const LONGEST_GAP_DAYS = 10;

interface Meeting {
  slateOn: string;
  awayCode: string;
  homeCode: string;
}

/** Days without a game since the last one; 0 on the day after, and for the second game of a day. */
export function restBetween(last: string | undefined, slateOn: string): number | null {
  if (last === undefined) return null;
  const days = daysBetween(last, slateOn);
  return days > LONGEST_GAP_DAYS ? null : Math.max(0, days - 1);
}

/** The rest of both clubs before each game, of games in order of their start. */
export function restsOf(games: readonly Meeting[]): { away: number | null; home: number | null }[] {
  const last = new Map<string, string>();
  return games.map(({ slateOn, awayCode, homeCode }) => {
    const rest = { away: restBetween(last.get(awayCode), slateOn), home: restBetween(last.get(homeCode), slateOn) };
    last.set(awayCode, slateOn);
    last.set(homeCode, slateOn);
    return rest;
  });
}
