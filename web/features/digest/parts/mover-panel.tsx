import { gameAddress } from '@clearedge/contract/game-address';
import { leagueOf, sportOf } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, plural } from '../../../lib/format.ts';
import { FoldPanel } from '../../../ui/layout/fold-panel.tsx';
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

function nameOf({ sport, market, selection, from, to }: Mover): string {
  if (market === 'moneyline') return selection;
  return from.line === to.line ? `Total ${selection} ${to.line}` : sportOf(sport).totalName!;
}

function MoverRow({ mover }: { mover: Mover }) {
  const { dateTime, clock } = useReaderFormat();
  return (
    <li className="dg-item">
      <span className="dg-what">
        <Link to={gameAddress(mover.sport, mover.gameId)}>{nameOf(mover)}</Link>
        <span className="cap">{`${leagueOf(mover.sport)} · ${mover.awayTeamCode} @ ${mover.homeTeamCode}`}</span>
      </span>
      <span className="dg-change">
        <Change mover={mover} />
      </span>
      <span className="cap">
        {`${plural(mover.bookCount, 'book')}, opened ${dateTime(mover.openedAt)}, ${mover.isClosed ? 'closed' : 'seen'} ${clock(mover.seenAt)}`}
      </span>
    </li>
  );
}

/** What the market has changed its mind about most since it opened, over all sports. */
export function MoverPanel({ digest: { movers } }: { digest: Digest }) {
  return (
    <FoldPanel name="Biggest movers">
      <Panel title="Biggest movers" caption="Since opening, average of the books without their margin" padded={false}>
        {movers.length > 0 ? (
          <ul>
            {movers.map((mover) => (
              <MoverRow key={`${mover.gameId} ${mover.market}`} mover={mover} />
            ))}
          </ul>
        ) : (
          <p className="dg-none muted">No moneyline or total has moved by 1.5 points or more.</p>
        )}
      </Panel>
    </FoldPanel>
  );
}
