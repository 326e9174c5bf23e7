import { byShareOfWins, clubsOf, partWinners, ranksOf, type SeasonPlace, type SeasonRules } from '../league/season/season-rules.ts';
import { DIVISIONS } from './standings/index.ts';

const WILD_CARDS = 3;
const codesOf = (places: readonly SeasonPlace[]): string[] => places.map(({ code }) => code);

/** Four winners of divisions and three others of each conference; the first seed rests once, and the best seed left always meets the worst. */
export const NFL_SEASON: SeasonRules = {
  rank: byShareOfWins,
  overtimeShare: 0,
  playoffs: (places, playOff) => {
    const seeds = ['AFC', 'NFC'].map((conference) => {
      const own = clubsOf(
        places,
        Object.keys(DIVISIONS).filter((division) => division.startsWith(conference)),
      );
      const { winners, others } = partWinners(own);
      return codesOf([...winners, ...others.slice(0, WILD_CARDS)]);
    });
    const finalists = seeds.map((own) => {
      let left = own;
      while (left.length > 1) {
        const resting = left.length % 2;
        const games = (left.length - resting) / 2;
        const won = Array.from({ length: games }, (_, at) => playOff(left[resting + at]!, left[left.length - 1 - at]!, 1));
        left = left.filter((code, at) => at < resting || won.includes(code));
      }
      return left[0]!;
    });
    const rankOf = ranksOf(places);
    const [better, worse] = finalists.toSorted((one, other) => rankOf(one) - rankOf(other)) as [string, string];
    return { qualified: seeds.flat(), finalists, champion: playOff(better, worse, 1, true) };
  },
};
