import { gameOffers } from '../../../core/prices/offer.ts';
import { CARD_MARKETS } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Analysis, GameDetail } from '../contest-types.ts';
import { decidedOf, sideName } from '../detail/head/result-strip.tsx';
import { useAnalysis } from './analysis.queries.ts';
import './against-close.css';

/** Half a point of a percent: what the shown figures cannot tell apart. */
const LEVEL = 0.0005;

interface Row {
  market: string;
  name: string;
  ours: number;
  close: number;
  books: number;
}

/** Our number and the close's on the side that won, a market each; pushes and moved lines are left out. */
export function closeRows(game: GameDetail, closing: Analysis['closing']): Row[] {
  const offers = gameOffers(game);
  return CARD_MARKETS.flatMap((market) => {
    const decided = decidedOf(offers[market]);
    if (!decided?.pick || decided.cell.grade !== 'win' || !('side' in decided.pick)) return [];
    const { pick } = decided;
    const found = closing.find(
      (one) => one.market === market && one.side === pick.side && one.line === ('line' in pick ? pick.line : null),
    );
    if (!found) return [];
    const name = sideName(game, decided);
    return [{ market, name, ours: found.probability, close: found.closeProbability, books: found.bookCount }];
  });
}

/** Of the side that won the higher number was the nearer. */
export function nearerText({ ours, close }: Pick<Row, 'ours' | 'close'>): string {
  if (Math.abs(ours - close) < LEVEL) return 'Level';
  return ours > close ? 'We were nearer' : 'Close was nearer';
}

const at = (chance: number) => ({ left: `${(chance * 100).toFixed(1)}%` });

function CloseRow({ row }: { row: Row }) {
  const { name, ours, close } = row;
  return (
    <li className="acc">
      <div>
        <b>{name}</b>
        <span className="cap">won</span>
      </div>
      <div className="scale" aria-hidden="true">
        <i className="mk" style={at(close)} />
        <i className="us" style={at(ours)} />
      </div>
      <div className="num">
        <b className="us">{formatPercent(ours)}</b> us, <b className="mk">{formatPercent(close)}</b> close
        <span className="cap">{nearerText(row)}</span>
      </div>
    </li>
  );
}

/** How our last number before a game and the closing market did, market by market, by the side that won. */
export default function AgainstClose({ game }: { game: GameDetail }) {
  const { data } = useAnalysis(game.gameId);
  const { dateTime } = useReaderFormat();
  const rows = data ? closeRows(game, data.closing) : [];
  if (!data || rows.length === 0) return null;
  return (
    <Panel
      title="Our number against the close"
      padded={false}
      caption={
        <>
          <i className="dot us" /> us <i className="dot mk" /> closing market, no vig
        </>
      }
    >
      <ul>
        {rows.map((row) => (
          <CloseRow key={row.market} row={row} />
        ))}
      </ul>
      <p className="cap acc-n">
        {`Chances of the side that won, on a scale from 0 to 100%: ours of ${dateTime(data.projectionAt)}, the close of ${rows[0]!.books} books. One game proves nothing.`}
      </p>
    </Panel>
  );
}
