import { outlookWords } from '@clearedge/contract/words/outlook-words';
import { NONE } from '../../../lib/format.ts';
import type { FootballGame } from '../football-types.ts';
import { situationText } from '../football-words.ts';
import './card.css';

type Quartered = Pick<FootballGame, 'periods' | 'awayTeamCode' | 'homeTeamCode' | 'awayScore' | 'homeScore'>;
const HEADS = ['1', '2', '3', '4'] as const;

/** Points by quarter, with overtime where there was one. */
function QuarterTable({ game, hasTotal = false }: { game: Quartered; hasTotal?: boolean }) {
  const { periods } = game;
  if (!periods) return null;
  const hasOvertime = Math.max(periods.away.length, periods.home.length) > HEADS.length;
  const heads = hasOvertime ? [...HEADS, 'OT'] : HEADS;
  const rows = [
    { code: game.awayTeamCode, points: periods.away, total: game.awayScore },
    { code: game.homeTeamCode, points: periods.home, total: game.homeScore },
  ];
  return (
    <table className="cf-q">
      <caption className="sr">Points by quarter</caption>
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
          {hasTotal ? <th scope="col">T</th> : null}
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

/** Points by quarter, and of a game in play what is known of the next down. */
export function QuarterState({ game }: { game: FootballGame }) {
  const { live } = game;
  const inPlay = game.status === 'live' ? live : null;
  const situation = inPlay ? situationText(game, inPlay) : '';
  const { homeWin, meanTotal } = inPlay ?? { homeWin: null, meanTotal: null };
  const outlook = homeWin === null || meanTotal === null ? '' : outlookWords(game, { homeWin, meanTotal });
  return (
    <>
      <QuarterTable game={game} />
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
