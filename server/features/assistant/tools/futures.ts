import { LEAGUE_SPORTS, leagueOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import { askChip, finding } from '../session/finding.ts';
import { percent } from '../session/say.ts';
import type { Look } from './tool.ts';

const MOST = 8;
const NO_PRICES = 'No book’s prices on a season are collected: these are our own chances, and the fair price of each.';

/** Chances of a title, the playoffs or a division from the rest of the season simulated; of the clubs named or the likeliest. */
/** "AFC West", "Metropolitan", "East": a division as a question calls it. */
const isNamed = (divisionName: string, text: string): boolean =>
  new RegExp(`\\b${divisionName.replace(/ (?:Division|Conference)$/, '').replace(/ern$/, '')}`, 'i').test(text);

export const lookAtFutures: Look = async ({ ctx, read, price }, { sport, teams, text, cues }) => {
  const simulated = joinWords(LEAGUE_SPORTS.map(leagueOf));
  if (cues.has('award'))
    return finding([
      `There are no prices or chances of awards here. Of a season, the title, the playoffs and the divisions of the ${simulated} are simulated.`,
    ]);
  if (sport === null)
    return finding([`Which league? Seasons of the ${simulated} are simulated.`], {
      chips: LEAGUE_SPORTS.map((league) => askChip(leagueOf(league), `${leagueOf(league)} championship odds`)),
    });
  const own = LEAGUE_SPORTS.find((one) => one === sport);
  if (own === undefined)
    return finding([
      `The ${leagueOf(sport)} season is not simulated, and no book’s prices on it are collected. Those of the ${simulated} are.`,
    ]);
  const { clubs, reason, simulations, ratedGames, played, games, asOf } = await read(ctx, 'GET /api/:league/futures', {
    params: { league: own },
  });
  const league = leagueOf(sport);
  const links = [{ label: `${league} season`, href: `/${own}/futures` }];
  if (clubs.length === 0) return finding([reason ?? `The rest of the ${league} season is not simulated now.`], { links });
  const division = clubs.filter(({ divisionName }) => isNamed(divisionName, text));
  const [name] = new Set(division.map(({ divisionName }) => divisionName));
  const [kind, words] = /\bplayoffs?\b/i.test(text)
    ? (['playoffs', 'the playoffs'] as const)
    : /\bdivision\b/i.test(text) || name !== undefined
      ? (['firstInDivision', `first place in ${name === undefined ? 'their division' : `the ${name}`}`] as const)
      : (['champion', 'the title'] as const);
  const named = clubs.filter(({ code }) => teams.some((team) => team.sport === sport && team.code === code));
  const among = division.length > 0 ? division : clubs;
  const shown = (named.length > 0 ? named : among.toSorted((a, b) => b[kind].probability - a[kind].probability)).slice(0, MOST);
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
