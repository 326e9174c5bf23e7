import { LEAGUE_SPORTS, type LeagueSport, sportOf } from '@clearedge/contract/sports';
import type { PageRoute } from '../../../platform/http/pages/page-options.ts';
import { drawn, ofDay, page } from '../page-kinds.ts';

const SECTIONS: Readonly<Record<string, string>> = {
  teams: 'teams',
  schedule: 'schedule',
  standings: 'standings',
  injuries: 'injuries',
  futures: 'futures',
  betting: 'schedule',
};

function gamesRequested(at: string, query: URLSearchParams): string[] {
  const name = ['week', 'date'].find((one) => query.has(one));
  return name ? [`${at}/games?${name}=${encodeURIComponent(query.get(name) ?? '')}`] : [];
}

function pagesOf(league: LeagueSport): PageRoute[] {
  const { league: name, hasPicks } = sportOf(league);
  const [hub, api] = [`/${league}`, `/api/${league}`];
  const picks = drawn(
    page(`${hub}/picks`, `${name} Picks`, `The model's published ${name} picks.`),
    'league-picks',
    (_params, query, today) => [`${api}/daily-picks?${ofDay(query, today)}`, `${api}/daily-picks/day?${ofDay(query, today)}`],
  );
  return [
    drawn(page(hub, `${name} Central`, `The ${name}: clubs, schedule, standings and every book's prices.`), 'league-hub', () => [
      `${api}/schedule`,
      `${api}/standings`,
      `${api}/teams`,
    ]),
    drawn(
      page(
        `${hub}/games`,
        `${name} Games`,
        `The ${name} games of a day or a week with the best moneyline, point spread and total across books.`,
      ),
      'league-games',
      (_params, query) => [`${api}/schedule`, ...gamesRequested(api, query)],
    ),
    drawn(
      page(
        `${hub}/games/:gameId`,
        `${name} Game`,
        `One ${name} game: every book's price, how the lines moved, the chances play by play, form and earlier meetings.`,
      ),
      'league-game',
      ({ gameId = '' }) => [`${api}/games/${encodeURIComponent(gameId)}`],
    ),
    ...(hasPicks ? [picks] : []),
    drawn(
      {
        ...page(
          `${hub}/:section`,
          name,
          `The clubs of the ${name}, its schedule, its standings with tie-breaks, and its prices at every book.`,
        ),
        isThere: ({ section = '' }) => Object.hasOwn(SECTIONS, section),
      },
      'league-section',
      ({ section = '' }) => [`${api}/${SECTIONS[section] ?? 'schedule'}`],
    ),
    drawn(
      page(
        `${hub}/teams/:code`,
        `${name} Team`,
        `One ${name} club: record, form, next games, results, splits and its record against every other club.`,
      ),
      'league-team',
      ({ code = '' }) => [`${api}/teams/${encodeURIComponent(code.toUpperCase())}`],
    ),
  ];
}

/** The pages that every league of teams has. */
export const leaguePages: readonly PageRoute[] = LEAGUE_SPORTS.flatMap(pagesOf);
