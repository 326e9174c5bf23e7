import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import type { LoggedGame } from '../finder.queries.ts';

const HEAD = 1;
/** More bars than these are too thin to be labelled. */
const LABELLED = 22;

const resultOf = ({ value, line }: LoggedGame): 'over' | 'under' | 'push' | 'unknown' =>
  line === null ? 'unknown' : value > line ? 'over' : value < line ? 'under' : 'push';

function wordsOf(game: LoggedGame, date: string): string {
  const result = resultOf(game);
  const own = result === 'unknown' ? 'that day’s line is not known' : `${result}, that day’s line ${game.line}`;
  const arm = game.opposingArm === null ? '' : `, against a ${game.opposingArm === 'L' ? 'left' : 'right'}-hander`;
  return `${date} ${game.isHome ? 'v.' : '@'} ${game.opponent}: ${game.value}, ${own}${arm}`;
}

/** Games as bars, oldest at the left, each against the line of its own day; the dashed rule is the line now. */
export function GameBars({ games, line }: { games: readonly LoggedGame[]; line: number }) {
  const { date } = useReaderFormat();
  if (games.length === 0) return <p className="muted">No game of this kind on record this season.</p>;
  const highest = Math.max(line, ...games.flatMap(({ value, line: own }) => [value, own ?? 0])) + HEAD;
  const up = (value: number): string => `${(100 * value) / highest}%`;
  const isLabelled = games.length <= LABELLED;
  return (
    <div className="pf-chart">
      <div className="pf-plot">
        <ol aria-label="Games, oldest first">
          {games.toReversed().map((game) => {
            const words = wordsOf(game, date(game.slateOn));
            return (
              <li key={game.gameId} className={resultOf(game)} title={words}>
                <span className="sr">{words}</span>
                <i style={{ height: up(game.value) }} />
                {game.line === null ? null : <u style={{ bottom: up(game.line) }} />}
                {isLabelled ? (
                  <>
                    <b aria-hidden="true">{game.value}</b>
                    <small aria-hidden="true">{game.opponent}</small>
                  </>
                ) : null}
              </li>
            );
          })}
        </ol>
        <span className="pf-rule" style={{ bottom: up(line) }} aria-hidden="true">
          <em>{line}</em>
        </span>
      </div>
    </div>
  );
}
