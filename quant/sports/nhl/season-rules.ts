import { byPoints, clubsOf, partWinners, playBracket, ranksOf, type SeasonRules } from '../league/season/season-rules.ts';
import { CONFERENCES, type Conference } from './standings/index.ts';

const FROM_DIVISION = 3;

/** Three of each division and two wild cards of each conference; best of seven within the divisions' brackets, then across them. */
export const NHL_SEASON: SeasonRules = {
  rank: byPoints,
  // Games of 2017 to 2022 that were level after regulation (docs/model.md).
  overtimeShare: 0.222,
  playoffs: (places, playOff) => {
    const rankOf = ranksOf(places);
    const brackets = (Object.keys(CONFERENCES) as Conference[]).map((conference): (readonly [string, string])[] => {
      const divisions: readonly string[] = CONFERENCES[conference];
      const own = clubsOf(places, divisions);
      const rows = divisions.map((division) => clubsOf(own, [division]).map(({ code }) => code));
      const inDivision = rows.flatMap((row) => row.slice(0, FROM_DIVISION));
      const [first, second] = own.filter(({ code }) => !inDivision.includes(code)).map(({ code }) => code) as [string, string];
      const better = partWinners(own).winners[0]!.code;
      return rows.flatMap((row): (readonly [string, string])[] => [
        [row[0]!, row[0] === better ? second : first],
        [row[1]!, row[2]!],
      ]);
    });
    const finalists = brackets.map((pairs) => playBracket(pairs, rankOf, playOff, 7));
    const champion = playBracket([finalists as [string, string]], rankOf, playOff, 7);
    return { qualified: brackets.flat(2), finalists, champion };
  },
};
