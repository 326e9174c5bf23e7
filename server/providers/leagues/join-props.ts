import type { LeagueSource, PropMarket } from '../../ports/index.ts';

const LEAGUE_OF_ID = /_([A-Z]+)$/;

/** One market for the players of every sport: a league's id ends with its key, and whatever does not goes to `otherwise`. */
export const joinProps = (
  otherwise: PropMarket,
  leagues: Readonly<Record<string, Pick<LeagueSource, 'props'> | undefined>>,
): PropMarket => ({
  listProps: async (gameId, asOf) => {
    const key = LEAGUE_OF_ID.exec(gameId)?.[1]?.toLowerCase();
    const league = key === undefined ? undefined : leagues[key];
    return league ? ((await league.props?.listProps(gameId, asOf)) ?? []) : otherwise.listProps(gameId, asOf);
  },
});
