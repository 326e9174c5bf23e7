import clsx from 'clsx';
import { useState } from 'react';
import { formatDate, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { type GroupBoard as Board, useGroupBoard } from '../group.queries.ts';
import { unitsText } from '../group-words.ts';
import { Loaded } from './loaded.tsx';

type Period = 'week' | 'season';
const PERIODS = [
  { value: 'week', label: 'This week' },
  { value: 'season', label: 'Season' },
] as const;

const picksText = ({ wins, losses, pushes, pending, units }: Board['rows'][number]['picks']): string => {
  const open = pending > 0 ? `, ${pending} open` : '';
  return wins + losses + pushes + pending === 0 ? NONE : `${wins}–${losses}–${pushes}${open} · ${unitsText(units)}`;
};

function BoardRow({ row }: { row: Board['rows'][number] }) {
  return (
    <tr className={clsx(row.isYou && 'grp-you')}>
      <td>{row.rank}</td>
      <td>
        <span className="grp-who">
          <b>{row.username}</b>
          {row.isYou ? <Badge look="value">You</Badge> : null}
          {row.isSimulated ? <Badge look="warn">Simulated</Badge> : null}
        </span>
        {row.resets > 0 ? (
          <small>{row.resets === 1 ? '1 reset of the practice bankroll' : `${row.resets} resets of the practice bankroll`}</small>
        ) : null}
        <small>{`${row.wonBets} won, ${row.lostBets} lost${row.pendingBets > 0 ? `, ${row.pendingBets} pending` : ''}${row.winRate === null ? '' : `, ${formatPercent(row.winRate)}`}`}</small>
        <small className="grp-narrow">{`Picks ${picksText(row.picks)}`}</small>
      </td>
      <td className="num">{row.points}</td>
      <td className="num">{formatSignedMoney(row.netProfit)}</td>
      <td className="num grp-wide">{row.profitMargin === null ? NONE : formatSignedPercent(row.profitMargin)}</td>
      <td className="num grp-wide">{picksText(row.picks)}</td>
    </tr>
  );
}

/** The members among themselves: contest bets by points, and the record of their sealed picks. */
export function GroupBoardPart({ groupId }: { groupId: string }) {
  const [period, setPeriod] = useState<Period>('week');
  return (
    <div className="stack">
      <div className="grp-bar">
        <Segmented label="Period" value={period} options={PERIODS} onChange={setPeriod} />
        <span className="cap">Contest bankroll: 3 points a scoring win, then net profit</span>
      </div>
      <Loaded query={useGroupBoard(groupId, period)} height={160}>
        {(board) => (
          <table
            className="tbl"
            aria-label={`Group leaderboard from ${formatDate(board.from, 'plain')} to ${formatDate(board.to, 'plain')}`}
          >
            <thead>
              <tr>
                <th scope="col">Rank</th>
                <th scope="col">Member</th>
                <th scope="col" className="num">
                  Points
                </th>
                <th scope="col" className="num">
                  Net P&L
                </th>
                <th scope="col" className="num grp-wide">
                  ROI
                </th>
                <th scope="col" className="num grp-wide">
                  Sealed picks W–L–P
                </th>
              </tr>
            </thead>
            <tbody>
              {board.rows.map((row) => (
                <BoardRow key={row.username} row={row} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </div>
  );
}
