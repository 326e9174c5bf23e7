import { byShareOfWins, playBracket, ranksOf, type SeasonRules } from '../league/season/season-rules.ts';
import { clubsIn } from './standings/index.ts';

const DIRECT = 6;
const LAST_IN_PLAY_IN = 10;
/** First against eighth, fourth against fifth, third against sixth, second against seventh. */
const BRACKET = [
  [0, 7],
  [3, 4],
  [2, 5],
  [1, 6],
] as const;

/** Six of each conference and two of the four that play in; best of seven in a fixed bracket. */
export const NBA_SEASON: SeasonRules = {
  rank: byShareOfWins,
  overtimeShare: 0,
  playoffs: (places, playOff) => {
    const rankOf = ranksOf(places);
    const fields = (['east', 'west'] as const).map((conference) => {
      const clubs = new Set(clubsIn(conference));
      const own = places.filter(({ code }) => clubs.has(code)).map(({ code }) => code);
      const [seventh, eighth, ninth, tenth] = own.slice(DIRECT, LAST_IN_PLAY_IN) as [string, string, string, string];
      const seven = playOff(seventh, eighth, 1);
      const eight = playOff(seven === seventh ? eighth : seventh, playOff(ninth, tenth, 1), 1);
      return [...own.slice(0, DIRECT), seven, eight];
    });
    const finalists = fields.map((own) =>
      playBracket(
        BRACKET.map(([better, worse]) => [own[better]!, own[worse]!] as const),
        rankOf,
        playOff,
        7,
      ),
    );
    return { qualified: fields.flat(), finalists, champion: playBracket([finalists as [string, string]], rankOf, playOff, 7) };
  },
};
