import { isListed, type PlayerTerms, projectPlayer } from '@clearedge/quant/sports/league/players';
import type { ScoredCase } from '../props/prop-figures.ts';
import { countedOf } from './counted.ts';
import { PastValues } from './past-values.ts';
import { type PlayerGame, walkPlayers } from './walk-players.ts';

/** One kind of one player in one game: counted from the lowest number that it can be, so that all begin at 0. */
export interface PlayerCase extends ScoredCase {
  kind: string;
  playerId: string;
  team: string;
  /** Number that stands for 0. */
  first: number;
  /** His mean of the last ten games before. */
  lastTen: number | null;
}

/** Projections of every listed player of the wanted seasons from the days before each game. */
export function scorePlayers(games: readonly PlayerGame[], terms: PlayerTerms, wanted: ReadonlySet<number>): PlayerCase[] {
  const past = new PastValues();
  const cases: PlayerCase[] = [];
  const kinds = Object.entries(terms.kinds);
  let played: Parameters<PastValues['add']>[] = [];
  walkPlayers(
    games,
    terms,
    ({ playerId, team, stats }, form, { id, season }) => {
      for (const [kind, own] of kinds)
        if (stats[own.listed.tries] !== undefined)
          played.push([kind, playerId, { season, value: countedOf(own, stats), isListed: isListed(own, form) }]);
      if (!wanted.has(season)) return;
      for (const { kind, first, chances } of projectPlayer(form, terms)) {
        const [average, lastTen] = [past.averageOf(kind, playerId, season), past.lastTenOf(kind, playerId)];
        cases.push({
          kind,
          gameId: id,
          playerId,
          team,
          first,
          chances,
          value: countedOf(terms.kinds[kind]!, stats) - first,
          average: average === null ? null : average - first,
          lastTen: lastTen === null ? null : lastTen - first,
          usual: past.usualOf(kind, playerId, first, chances.length),
        });
      }
    },
    () => {
      for (const one of played) past.add(...one);
      played = [];
    },
  );
  return cases;
}
