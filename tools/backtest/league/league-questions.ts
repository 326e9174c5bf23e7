import type { LeagueModel, LeagueSelection } from '@clearedge/quant/sports/league';
import type { Question } from '../figures/questions.ts';
import type { ChanceTables } from './chance-tables.ts';
import type { LeagueGame } from './league-games.ts';
import type { Walked } from './walk-league.ts';

type Named = { market: 'moneyline' | 'spread' | 'total'; selection: LeagueSelection; past: (game: LeagueGame) => number };

const marginOf = (game: LeagueGame): number => game.homeScore - game.awayScore;

/** The markets that a game's opening prices offer, each with how far past its number the game ended. */
function offersOf({ open }: LeagueGame): Named[] {
  const { moneyline, spread, total } = open;
  return [
    ...(moneyline
      ? [{ market: 'moneyline' as const, selection: { market: 'moneyline', period: 'full', side: 'home' } as const, past: marginOf }]
      : []),
    ...(spread
      ? [
          {
            market: 'spread' as const,
            selection: { market: 'spread', period: 'full', side: 'home', line: spread.line } as const,
            past: (game: LeagueGame) => marginOf(game) + spread.line,
          },
        ]
      : []),
    ...(total
      ? [
          {
            market: 'total' as const,
            selection: { market: 'total', period: 'full', side: 'over', line: total.line } as const,
            past: (game: LeagueGame) => game.homeScore + game.awayScore - total.line,
          },
        ]
      : []),
  ];
}

/** What each opening price asks: the market's chance, the model's, and what the close says of the number that was offered. */
export function leagueQuestions(walked: readonly Walked[], tables: ChanceTables, model: LeagueModel): Question[] {
  const { marketSd } = model.engine;
  return walked.flatMap(({ game, expected }) => {
    const own = tables.outlookOf(expected);
    const close = tables.centers(game.closing, own.total);
    return offersOf(game).map(({ market, selection, past }): Question => {
      const quotes = game.open[market]!;
      const chance = tables.at(own, selection);
      const apart = Math.sign(past(game));
      const isTotal = market === 'total';
      const shifted = tables.at(
        { ...own, ...(isTotal ? { total: own.total + own.totalSd } : { margin: own.margin + own.marginSd }) },
        selection,
      );
      return {
        gameId: game.id,
        season: game.season,
        on: game.on,
        market,
        pMarket: quotes.first,
        pModel: chance.win,
        modelSd: Math.abs(shifted.win - chance.win),
        push: chance.push,
        isOnTurn: true,
        decimals: quotes.decimals,
        result: apart === 0 ? null : apart > 0 ? 1 : 0,
        atClose: () => {
          const quoted = game.closing[market];
          if (market === 'moneyline' && quoted) return { win: quoted.first, push: chance.push };
          const center = isTotal ? close.total : close.margin;
          if (center === null) return null;
          const centers = { margin: close.margin ?? own.margin, total: close.total ?? own.total };
          return tables.at({ ...centers, marginSd: marketSd.margin, totalSd: marketSd.total }, selection);
        },
      };
    });
  });
}
