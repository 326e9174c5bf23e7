import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Digest } from '../digest.queries.ts';

type Mover = Digest['movers'][number];

function Change({ mover: { market, from, to } }: { mover: Mover }) {
  const { odds } = useReaderFormat();
  if (market === 'total' && from.line !== to.line)
    return (
      <>
        <b>{`${from.line} → ${to.line}`}</b>
        <span className="cap">{`${to.line! > from.line! ? 'over' : 'under'} ${to.line} now ${odds(to.odds)} without margin`}</span>
      </>
    );
  return (
    <>
      <b>{`${formatPercent(from.probability)} → ${formatPercent(to.probability)}`}</b>
      <span className="cap">{`${odds(from.odds)} → ${odds(to.odds)} without margin`}</span>
    </>
  );
}

function MoverRow({ mover }: { mover: Mover }) {
  const { dateTime, clock } = useReaderFormat();
  const name =
    mover.market === 'total'
      ? `Total ${mover.from.line === mover.to.line ? `${mover.selection} ${mover.to.line}` : 'runs'}`
      : mover.selection;
  return (
    <li className="dg-item">
      <span className="dg-what">
        <Link to={paths.game(mover.gameId)}>{name}</Link>
        <span className="cap">{`${mover.awayTeamCode} @ ${mover.homeTeamCode}`}</span>
      </span>
      <span className="dg-change">
        <Change mover={mover} />
      </span>
      <span className="cap">
        {`${mover.bookCount === 1 ? '1 book' : `${mover.bookCount} books`}, opened ${dateTime(mover.openedAt)}, ${mover.isClosed ? 'closed' : 'seen'} ${clock(mover.seenAt)}`}
      </span>
    </li>
  );
}

/** What the market has changed its mind about most since it opened. */
export function MoverPanel({ digest }: { digest: Digest }) {
  return (
    <Panel title="Biggest movers" caption="Since opening, median of the books without their margin" padded={false}>
      {digest.movers.length > 0 ? (
        <ul>
          {digest.movers.map((mover) => (
            <MoverRow key={`${mover.gameId} ${mover.market}`} mover={mover} />
          ))}
        </ul>
      ) : (
        <p className="dg-none muted">No moneyline or total has moved by 1.5 points or more.</p>
      )}
    </Panel>
  );
}
