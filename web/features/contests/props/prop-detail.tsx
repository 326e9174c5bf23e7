import type { ReactNode } from 'react';
import { referenceOf } from '../../../core/props/market-only.ts';
import { useEvReference } from '../../../core/settings/ev-reference.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { cssVars } from '../../../lib/css-vars.ts';
import { formatAge, formatChance, formatPercent, formatSignedPercent, NONE, plural } from '../../../lib/format.ts';
import { type EvReference, evName, worthAgainst } from '../../../lib/worth.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { PlayerProp, PropLog, PropSide } from '../contest-types.ts';
import { usePropLog } from '../event.queries.ts';
import { DistributionBars } from './distribution-bars.tsx';
import { betterSide, rangeOf, rateOf, type Side } from './prop-words.ts';

const chanceOf = (chance: number | null, { pushProbability }: PropSide): string =>
  formatChance({ winProbability: chance === null ? null : chance * (1 - pushProbability), pushProbability });

type Row = readonly [head: string, cell: (offer: PropSide) => ReactNode];

const priceRow = (odds: (american: number) => string, now: number): Row => [
  'Best price',
  ({ odds: price, bookName, quotedAt, isModelPrice }) => (
    <>
      {odds(price)}{' '}
      <span className="cap">{`${bookName}${isModelPrice ? '' : `, set ${formatAge((now - Date.parse(quotedAt)) / 1000)} ago`}`}</span>
    </>
  ),
];

const evRow = (reference: EvReference): Row => [
  evName(reference),
  (side) => {
    const { ev } = worthAgainst(side, reference);
    return ev === null ? NONE : formatSignedPercent(ev);
  },
];
const fairText = (odds: (american: number) => string, fairOdds: number | null): string =>
  fairOdds === null ? 'no fair price' : odds(fairOdds);

/** Model, market and both together for each side, and what its best price is worth; without a number of ours the market alone. */
function SideTable({ prop, now }: { prop: PlayerProp; now: number }) {
  const { odds } = useReaderFormat();
  const market: Row = ['Market, no margin', (side) => chanceOf(side.marketProbability, side)];
  const rows: readonly Row[] = prop.isMarketOnly
    ? [
        market,
        ['Fair price, market', (side) => fairText(odds, worthAgainst(side, 'market').fairOdds)],
        priceRow(odds, now),
        evRow('market'),
      ]
    : [
        ['Model alone', (side) => chanceOf(side.modelProbability, side)],
        market,
        ['Model blended with market', (side) => chanceOf(side.probability, side)],
        ['Fair price, blended', ({ fairOdds }) => fairText(odds, fairOdds)],
        priceRow(odds, now),
        evRow('model'),
        evRow('market'),
      ];
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">{`Line ${prop.line}`}</th>
          <th scope="col" className="num">
            Over
          </th>
          <th scope="col" className="num">
            Under
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, cell]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td className="num">{prop.over ? cell(prop.over) : NONE}</td>
            <td className="num">{prop.under ? cell(prop.under) : NONE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Recent = PropLog['recent'][number];
const ODD_HEAD = 1;

function wordsOf(game: Recent, line: number, date: string): string {
  const result = game.value > line ? 'over' : game.value < line ? 'under' : 'push';
  const own = game.line === null ? '' : `, that day’s line ${game.line}`;
  return `${date} ${game.isHome ? 'v.' : '@'} ${game.opponent}: ${game.value}, ${result}${own}`;
}

/** His last twenty games, oldest at the left, green where the side came in at this line; a tick marks the number of that day. */
function RecentGames({ log, line, side }: { log: PropLog; line: number; side: Side }) {
  const { date } = useReaderFormat();
  const highest = Math.max(line, ...log.recent.flatMap(({ value, line: own }) => [value, own ?? 0])) + ODD_HEAD;
  const up = (value: number): string => `${(100 * value) / highest}%`;
  return (
    <ol className="recent-bars" style={cssVars({ '--at': up(line) })} aria-label="Last games, oldest first">
      {log.recent.toReversed().map((game) => {
        const words = wordsOf(game, line, date(game.slateOn));
        return (
          <li
            key={game.gameId}
            className={game.value !== line && game.value > line === (side === 'over') ? 'hit' : undefined}
            title={words}
          >
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

/** The season's splits against this line, each with its number of games and what chance alone allows. */
function SplitTable({ log, side }: { log: PropLog; side: Side }) {
  return (
    <table className="tbl">
      <ColumnHeads heads={['Split', ['Games'], ['Mean'], [side === 'over' ? 'Over' : 'Under'], ['95% range']]} />
      <tbody>
        {log.splits.map((split) => {
          const rate = rateOf(split, side);
          return (
            <tr key={split.label}>
              <th scope="row">{split.label}</th>
              <td className="num">{split.games}</td>
              <td className="num">{split.mean?.toFixed(2) ?? NONE}</td>
              <td className="num">{rate === null ? NONE : formatPercent(rate, 0)}</td>
              <td className="num">{rangeOf(split, side) ?? NONE}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Log({ gameId, prop }: { gameId: string; prop: PlayerProp }) {
  const { data, isError, refetch } = usePropLog(gameId, prop);
  const side = betterSide(prop, referenceOf(prop, useEvReference()))?.side ?? 'over';
  if (isError) return <ErrorState title="His games could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={300} radius={6} />;
  if (data.recent.length === 0) return <p className="muted">No games of his are on record.</p>;
  return (
    <>
      <section aria-label="Last games">
        <h3>{data.recent.length === 1 ? 'Last game' : `Last ${data.recent.length} games`}</h3>
        <RecentGames log={data} line={prop.line} side={side} />
        <p className="cap">{`Green: the ${side} came in. Dashed: this line, ${prop.line}.${data.recent.some(({ line }) => line !== null) ? ' Ticks: what most books hung on the day, where it is known.' : ''}`}</p>
      </section>
      <section aria-label="Splits">
        <h3>Splits against this line</h3>
        <SplitTable log={data} side={side} />
      </section>
    </>
  );
}

const fromGames = (games: number): string =>
  `From his ${games} games on record this season, what this opponent allows and the score we expect.`;

export function PropDetail({ gameId, prop, now }: { gameId: string; prop: PlayerProp; now: number }) {
  return (
    <div className="gp-detail">
      <section aria-label="Probabilities and prices">
        <SideTable prop={prop} now={now} />
        {prop.bookCount > 0 ? (
          <p className="cap">{`Market: both sides of ${plural(prop.bookCount, 'book')}, margin taken out by the power method.`}</p>
        ) : null}
      </section>
      {prop.projection ? (
        <section aria-label="Projection">
          <h3>{`Projection ${prop.projection.mean.toFixed(2)}`}</h3>
          {prop.projection.distribution.length > 0 ? (
            <DistributionBars distribution={prop.projection.distribution} line={prop.line} isLarge />
          ) : null}
          {prop.projection.isFromPastGames ? <p className="cap">{fromGames(prop.projection.games)}</p> : null}
        </section>
      ) : null}
      <Log gameId={gameId} prop={prop} />
    </div>
  );
}
