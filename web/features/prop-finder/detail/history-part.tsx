import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, NONE } from '../../../lib/format.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { Cut, FinderDetail, LoggedGame } from '../finder.queries.ts';
import { CUT_WORDS, rangeFor, rateText, resultFor, SIDE_WORD, type Side, type Span, shareOf, winsOf } from '../rules/words.ts';

const HEAD = 1;
/** More bars than these are too thin to be labeled. */
const LABELLED = 22;

const resultOf = (value: number, line: number | null): 'over' | 'under' | 'push' | 'unknown' =>
  line === null ? 'unknown' : value > line ? 'over' : value < line ? 'under' : 'push';

function wordsOf(game: LoggedGame, date: string, fixedLine: number | null): string {
  const result = resultOf(game.value, fixedLine ?? game.line);
  const day = fixedLine === null ? `, that day’s line ${game.line}` : '';
  const own = result === 'unknown' ? 'that day’s line is not known' : `${result}${day}`;
  const arm = game.opposingArm === null ? '' : `, against a ${game.opposingArm === 'L' ? 'left' : 'right'}-hander`;
  return `${date} ${game.isHome ? 'v.' : '@'} ${game.opponent}: ${game.value}, ${own}${arm}`;
}

interface BarsProps {
  games: readonly LoggedGame[];
  line: number;
  side: Side;
  /** Whether days have lines of their own; else games are held against the line now. */
  hasLines: boolean;
}

/** Games as bars, oldest at the left: green where the side came in at the line of its own day; the dashed rule is the line now. */
function GameBars({ games, line, side, hasLines }: BarsProps) {
  const fixedLine = hasLines ? null : line;
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
            const words = wordsOf(game, date(game.slateOn), fixedLine);
            return (
              <li key={game.gameId} className={resultFor(side, game.value, fixedLine ?? game.line)} title={words}>
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

const LENGTH: Partial<Record<Cut['key'], number>> = { L5: 5, L10: 10, L20: 20 };

/** The games that a stretch or split is made of. */
function gamesOf(log: readonly LoggedGame[], key: Cut['key'], opponent: string): readonly LoggedGame[] {
  if (key === 'season') return log;
  if (key === 'home' || key === 'away') return log.filter(({ isHome }) => isHome === (key === 'home'));
  if (key === 'left' || key === 'right') return log.filter(({ opposingArm }) => opposingArm === (key === 'left' ? 'L' : 'R'));
  return key === 'opponent' ? log.filter((game) => game.opponent === opponent) : log.slice(0, LENGTH[key]);
}

const range = (rate: Cut['ownLines'], side: Side): string => {
  const bounds = rangeFor(rate, side);
  return bounds === null ? NONE : `${formatPercent(bounds.low, 0)}–${formatPercent(bounds.high, 0)}`;
};
const share = (rate: Cut['ownLines'], side: Side): string => {
  const value = shareOf(rate, side);
  return value === null ? NONE : formatPercent(value, 0);
};
const wordOf = (key: Cut['key'], opponent: string): string => (key === 'opponent' ? `v. ${opponent}` : CUT_WORDS[key]);

interface TableProps extends Omit<BarsProps, 'games'> {
  cuts: readonly Cut[];
  opponent: string;
}

function CutTable({ cuts, line, opponent, side, hasLines }: TableProps) {
  return (
    <WideTable label="Stretches and splits">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">Games</th>
            <th scope="col" className="num">
              n
            </th>
            <th scope="col" className="num">
              Mean
            </th>
            {hasLines ? (
              <>
                <th scope="col" className="num">
                  {`${SIDE_WORD[side]}, day’s line`}
                </th>
                <th scope="col" className="num">
                  95% range
                </th>
              </>
            ) : null}
            <th scope="col" className="num">{`${SIDE_WORD[side]} ${line}`}</th>
          </tr>
        </thead>
        <tbody>
          {cuts.map((cut) => (
            <tr key={cut.key}>
              <th scope="row">{wordOf(cut.key, opponent)}</th>
              <td className="num">{cut.games}</td>
              <td className="num">{cut.mean?.toFixed(2) ?? NONE}</td>
              {hasLines ? (
                <>
                  <td className="num">
                    {share(cut.ownLines, side)}{' '}
                    <small>{`${winsOf(cut.ownLines, side)} of ${cut.ownLines.games - cut.ownLines.push}`}</small>
                  </td>
                  <td className="num">{range(cut.ownLines, side)}</td>
                </>
              ) : null}
              <td className="num">
                {share(cut.thisLine, side)} <small>{range(cut.thisLine, side)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** His season: any stretch or split as bars against each day's own line, with its sample and what chance alone allows. */
export function HistoryPart({ detail: { cuts, log, prop }, first, side }: { detail: FinderDetail; first: Span; side: Side }) {
  const [key, setKey] = useState<Cut['key']>(first);
  const cut = cuts.find((one) => one.key === key);
  if (log.length === 0 || !cut) return <p className="muted">No games on record this season.</p>;
  const unknown = cut.games - cut.ownLines.games;
  const hasLines = log.some(({ line }) => line !== null);
  return (
    <>
      <div className="pf-cuts">
        <Segmented
          label="Games"
          value={key}
          options={cuts.map((one) => ({ value: one.key, label: wordOf(one.key, prop.opponent) }))}
          onChange={setKey}
        />
      </div>
      <GameBars games={gamesOf(log, key, prop.opponent)} line={prop.line} side={side} hasLines={hasLines} />
      <p className="pf-said">
        <span>
          {cut.ownLines.games === 0
            ? 'No lines on record for those days. '
            : `${rateText(cut.ownLines, side)} against each day’s own line. `}
        </span>
        {`${rateText(cut.thisLine, side)} against ${prop.line}, the line now.`}
        {unknown > 0 && cut.ownLines.games > 0 ? ` Gray: no line on record (${unknown}).` : null}
      </p>
      <CutTable cuts={cuts} line={prop.line} opponent={prop.opponent} side={side} hasLines={hasLines} />
    </>
  );
}
