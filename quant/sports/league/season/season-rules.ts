/** A club's place in the order of the whole league at the end of a regular season. */
export interface SeasonPlace {
  code: string;
  division: string;
  /** What it is ranked by. */
  worth: number;
}

/** Plays a series and says who wins it; the better side begins at home. */
export type PlayOff = (better: string, worse: string, bestOf: number, isNeutral?: boolean) => string;

interface Record {
  wins: number;
  losses: number;
  ties: number;
  overtimeLosses: number;
}

interface SeasonEnd {
  /** In the playoffs. */
  qualified: string[];
  /** Winners of the conferences, or of the divisions of a league without any. */
  finalists: string[];
  champion: string;
}

/** How a league ranks its clubs and plays for its title. */
export interface SeasonRules {
  /** What clubs are ranked by, more being better. */
  rank: (record: Record) => number;
  /** The share of even games that go past regulation and give their loser something; 0 where that counts for nothing. */
  overtimeShare: number;
  /** Plays the playoffs out; the whole league from best to worst. */
  playoffs: (places: readonly SeasonPlace[], playOff: PlayOff) => SeasonEnd;
}

/** Wins, a tie being half of one, as a share of games. */
export const byShareOfWins = ({ wins, losses, ties, overtimeLosses }: Record): number =>
  (wins + ties / 2) / Math.max(1, wins + losses + ties + overtimeLosses);

/** Points of the table: 2 a win, 1 a tie or a loss after regulation. */
export const byPoints = ({ wins, ties, overtimeLosses }: Record): number => 2 * wins + ties + overtimeLosses;

/** The clubs of some divisions in their order. */
export const clubsOf = (places: readonly SeasonPlace[], divisions: readonly string[]): SeasonPlace[] =>
  places.filter(({ division }) => divisions.includes(division));

/** The first of each division, and the others, each in their order. */
export function partWinners(places: readonly SeasonPlace[]): { winners: SeasonPlace[]; others: SeasonPlace[] } {
  const winners = places.filter(({ division }, at) => places.findIndex((place) => place.division === division) === at);
  return { winners, others: places.filter((place) => !winners.includes(place)) };
}

/** A fixed bracket of series: neighbors meet, then the winners of neighbors; `rankOf` says who is better, the lower the better. */
export function playBracket(
  pairs: readonly (readonly [string, string])[],
  rankOf: (code: string) => number,
  playOff: PlayOff,
  bestOf: number,
): string {
  let left = pairs.flatMap((pair) => [...pair]);
  while (left.length > 1)
    left = Array.from({ length: left.length / 2 }, (_, at) => {
      const [one, other] = [left[2 * at]!, left[2 * at + 1]!];
      return rankOf(one) <= rankOf(other) ? playOff(one, other, bestOf) : playOff(other, one, bestOf);
    });
  return left[0]!;
}

/** Of a league's places, where each club stands. */
export function ranksOf(places: readonly SeasonPlace[]): (code: string) => number {
  const ranks = new Map(places.map(({ code }, at) => [code, at]));
  return (code) => ranks.get(code)!;
}
