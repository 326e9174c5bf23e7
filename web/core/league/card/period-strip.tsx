import { leagueFormOf, sportOf } from '@clearedge/contract/sports';
import { outlookWords } from '@clearedge/contract/words/outlook-words';
import { NONE } from '../../../lib/format.ts';
import type { LeagueGame } from '../league-types.ts';
import { columnName, situationText } from '../league-words.ts';
import './card.css';

/** The score by period, with as many of overtime as there were, and the whole where nothing else says it. */
export function PeriodTable({ game, hasTotal = false }: { game: LeagueGame; hasTotal?: boolean }) {
  const { periods, sport } = game;
  if (!periods) return null;
  const { count, name } = leagueFormOf(sport).periods;
  const { many } = sportOf(sport).scoreUnit;
  const columns = Math.max(count, periods.away.length, periods.home.length);
  const heads = Array.from({ length: columns }, (_, at) => columnName(sport, at + 1));
  const rows = [
    { code: game.awayTeamCode, points: periods.away, total: game.awayScore },
    { code: game.homeTeamCode, points: periods.home, total: game.homeScore },
  ];
  return (
    <table className="lg-q">
      <caption className="sr">{`${many.slice(0, 1).toUpperCase()}${many.slice(1)} by ${name}`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Club</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {hasTotal ? (
            <th scope="col" className="t">
              T
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, points, total }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            {heads.map((head, index) => (
              <td key={head}>{points[index] ?? NONE}</td>
            ))}
            {hasTotal ? <td className="t">{total ?? NONE}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The score by period, and of a game in play what is known of the next play and how it looks from there. */
export function PeriodStrip({ game }: { game: LeagueGame }) {
  const { live } = game;
  const inPlay = game.status === 'live' ? live : null;
  const situation = inPlay ? situationText(game, inPlay) : '';
  const { homeWin, meanTotal } = inPlay ?? { homeWin: null, meanTotal: null };
  const outlook = homeWin === null || meanTotal === null ? '' : outlookWords(game, { homeWin, meanTotal });
  return (
    <>
      <PeriodTable game={game} />
      {situation ? (
        <div className="last" title={live?.lastPlay ?? situation}>
          {situation}
        </div>
      ) : null}
      {outlook ? (
        <div className="last" title="From closing prices and where the game stands">
          {outlook}
        </div>
      ) : null}
    </>
  );
}
