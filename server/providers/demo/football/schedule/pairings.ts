import { DIVISIONS } from '@clearedge/quant/sports/football/standings';
import { shuffled } from '../../leagues/shuffled.ts';
import { TEAMS } from '../teams.ts';

export interface Pairing {
  away: string;
  home: string;
}
export type Round = Pairing[];

// The circle method for an odd number of clubs: in round r club r rests and the clubs as far from it on either side meet.
function roundRobin(codes: readonly string[]): Round[] {
  const at = (place: number): string => codes[((place % codes.length) + codes.length) % codes.length]!;
  return codes.map((_, round) =>
    Array.from({ length: (codes.length - 1) / 2 }, (__, i) => {
      const [first, second] = [at(round + i + 1), at(round - i - 1)];
      return i % 2 === 0 ? { away: second, home: first } : { away: first, home: second };
    }),
  );
}

// Everybody meets both neighbors of its division once more, at home and away; three rounds of three games hold the nine.
function rivalryRounds(text: string): Round[] {
  const cycleOf = (codes: readonly string[]): Round => codes.map((home, place) => ({ home, away: codes[(place + 1) % codes.length]! }));
  const west = cycleOf(shuffled(DIVISIONS.west, `${text}|west`));
  const east = cycleOf(shuffled(DIVISIONS.east, `${text}|east`));
  return [
    [west[0]!, west[2]!, east[0]!],
    [west[1]!, west[3]!, east[2]!],
    [west[4]!, east[1]!, east[3]!],
  ];
}

/** The 21 rounds of a season, in no order yet: everybody home and away, then the rivals; each club plays 18 and rests three times. */
export function seasonRounds(text: string): Round[] {
  const once = roundRobin(
    shuffled(
      TEAMS.map(({ code }) => code),
      `${text}|circle`,
    ),
  );
  const again = once.map((round) => round.map(({ away, home }) => ({ away: home, home: away })));
  return [...once, ...again, ...rivalryRounds(text)];
}

/** Two rounds of four games before the season; a club rests in each. */
export const preseasonRounds = (text: string): Round[] =>
  shuffled(roundRobin(shuffled(TEAMS, `${text}|before`).map(({ code }) => code)), `${text}|rounds-before`).slice(0, 2);
