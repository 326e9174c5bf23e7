import { byPoints, clubsOf, ranksOf, type SeasonRules } from '../league/season/season-rules.ts';

const THIRD = 2;
const FOURTH = 3;

/** Three of each division, or two and the fourth of the other where that one has more points; the first waits in the division final. */
export const CFL_SEASON: SeasonRules = {
  rank: byPoints,
  overtimeShare: 0,
  playoffs: (places, playOff) => {
    const [west, east] = [clubsOf(places, ['west']), clubsOf(places, ['east'])];
    const thirdOf = (own: typeof west, other: typeof west): string =>
      (other[FOURTH]?.worth ?? 0) > own[THIRD]!.worth ? other[FOURTH]!.code : own[THIRD]!.code;
    const crossing = [
      [west, east],
      [east, west],
    ] as const;
    const fields = crossing.map(([own, other]) => [own[0]!.code, own[1]!.code, thirdOf(own, other)] as const);
    const finalists = fields.map(([host, second, third]) => playOff(host, playOff(second, third, 1), 1));
    const rankOf = ranksOf(places);
    const [better, worse] = finalists.toSorted((one, other) => rankOf(one) - rankOf(other)) as [string, string];
    return { qualified: fields.flat(), finalists, champion: playOff(better, worse, 1, true) };
  },
};
