import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { cssVars } from '../../../lib/css-vars.ts';
import type { PropLog } from '../contest-types.ts';

type Recent = PropLog['recent'][number];
const ODD_HEAD = 1;

function wordsOf(game: Recent, line: number, date: string): string {
  const result = game.value > line ? 'over' : game.value < line ? 'under' : 'push';
  const own = game.line === null ? '' : `, that day’s line ${game.line}`;
  return `${date} ${game.isHome ? 'v.' : '@'} ${game.opponent}: ${game.value}, ${result}${own}`;
}

/** His last twenty games, oldest at the left, against this line; a tick marks the number of that day. */
export function RecentGames({ log, line }: { log: PropLog; line: number }) {
  const { date } = useReaderFormat();
  const highest = Math.max(line, ...log.recent.flatMap(({ value, line: own }) => [value, own ?? 0])) + ODD_HEAD;
  const up = (value: number): string => `${(100 * value) / highest}%`;
  return (
    <ol className="recent-bars" style={cssVars({ '--at': up(line) })} aria-label="Last games, oldest first">
      {log.recent.toReversed().map((game) => {
        const words = wordsOf(game, line, date(game.slateOn));
        return (
          <li key={game.gameId} className={game.value > line ? 'over' : undefined} title={words}>
            <span className="sr">{words}</span>
            <i style={cssVars({ '--h': up(game.value) })} />
            {game.line === null ? null : <u style={cssVars({ '--h': up(game.line) })} />}
            <b aria-hidden="true">{game.value}</b>
            <small aria-hidden="true">{game.opponent}</small>
          </li>
        );
      })}
    </ol>
  );
}
