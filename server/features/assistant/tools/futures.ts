import { LEAGUE_SPORTS, leagueOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import { askChip, finding } from '../session/finding.ts';
import { percent } from '../session/say.ts';
import type { Look } from './tool.ts';

const MOST = 8;
const NO_PRICES = 'No book’s prices on a season are collected: these are our own chances, and the fair price of each.';

/** Chances of a title, the playoffs or a division from the rest of the season simulated; of the clubs named or the likeliest. */
export const lookAtFutures: Look = async ({ ctx, read, price }, { sport, teams, text }) => {
  const simulated = joinWords(LEAGUE_SPORTS.map(leagueOf));
  if (sport === null)
    return finding([`Which league? Seasons of the ${simulated} are simulated.`], {
      chips: LEAGUE_SPORTS.map((league) => askChip(leagueOf(league), `${leagueOf(league)} championship odds`)),
    });
  const own = LEAGUE_SPORTS.find((one) => one === sport);
  if (own === undefined)
    return finding([
      `The season of the ${leagueOf(sport)} is not simulated, and no book’s prices on it are collected. Those of the ${simulated} are.`,
    ]);
  const { clubs, reason, simulations, ratedGames, played, games, asOf } = await read(ctx, 'GET /api/:league/futures', {
    params: { league: own },
  });
  const league = leagueOf(sport);
  const links = [{ label: `${league} season`, href: `/${own}/futures` }];
  if (clubs.length === 0) return finding([reason ?? `The rest of the ${league} season is not simulated now.`], { links });
  const [kind, words] = /\bplayoffs?\b/i.test(text)
    ? (['playoffs', 'the playoffs'] as const)
    : /\bdivision\b/i.test(text)
      ? (['firstInDivision', 'first place in their division'] as const)
      : (['champion', 'the title'] as const);
  const named = clubs.filter(({ code }) => teams.some((team) => team.sport === sport && team.code === code));
  const shown = (named.length > 0 ? named : clubs.toSorted((a, b) => b[kind].probability - a[kind].probability)).slice(0, MOST);
  return finding(
    [
      `${league} chances of ${words}, ${played} of ${games} games played, ${simulations.toLocaleString('en-US')} seasons simulated on ${plural(ratedGames, 'rated game')}:`,
      ...shown.map((club) => {
        const { probability, fairOdds } = club[kind];
        return `• ${club.name}: ${percent(probability)}${fairOdds === null ? '' : `, fair price ${price(Math.round(fairOdds))}`}.`;
      }),
      NO_PRICES,
    ],
    { sources: [{ label: `${league} season simulated`, asOf, href: links[0]!.href }], links },
  );
};
