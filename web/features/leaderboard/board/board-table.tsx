import { TIER_LOOK } from '@clearedge/contract/entitlements';
import clsx from 'clsx';
import { Award, Medal, Trophy } from 'lucide-react';
import { formatDate, formatSignedMoney } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Entry } from '../leaderboard.queries.ts';
import { betCountText, initialsOf, rateText, resetsText, roiText, toneOf, unitsText, ZONE } from '../leaderboard-words.ts';

interface CompetitorProps {
  user: Entry['user'];
  isYou: boolean;
  /** Shown under the name where the columns have no room. */
  note: string;
}

/** Initials, name and tier of who stands in a row. */
function CompetitorCell({ user, isYou, note }: CompetitorProps) {
  return (
    <span className="lb-who">
      <span className="lb-face" aria-hidden="true">
        {initialsOf(user.username)}
      </span>
      <span className="lb-name">
        <span>
          <b>{user.username}</b>
          {isYou ? <Badge look="value">You</Badge> : null}
          <Badge look={TIER_LOOK[user.subscriptionTier]}>{user.subscriptionTier}</Badge>
          {user.isSimulated ? (
            <Badge look="warn" title="A simulated bettor of this demo installation">
              Simulated
            </Badge>
          ) : null}
        </span>
        <small className="lb-note">{note}</small>
        {user.resets > 0 ? (
          <small className="cap" title="Resets of the practice bankroll. They do not touch the contest.">
            {resetsText(user.resets, user.lastResetAt && formatDate(user.lastResetAt, 'plain'))}
          </small>
        ) : null}
      </span>
    </span>
  );
}

const MARKS = { 1: Trophy, 2: Medal, 3: Award } as const;

/** The place, with an icon for the first three. */
function RankMark({ rank }: { rank: number }) {
  const Icon = MARKS[rank as keyof typeof MARKS];
  return (
    <span className={`lb-rank r${rank}`}>
      {Icon ? <Icon aria-hidden="true" /> : null}
      {rank}
    </span>
  );
}

type Row = Entry & { zone?: keyof typeof ZONE };
interface Props {
  rows: readonly Row[];
  ownId: string | undefined;
  /** What ranks: points, or units. */
  by: 'points' | 'units';
  label: string;
}

function BoardRow({ row, isYou, by }: { row: Row; isYou: boolean; by: Props['by'] }) {
  const note = `${betCountText(row)} · ${rateText(row.winRate)} · ROI ${roiText(row.profitMargin)}`;
  return (
    <tr className={clsx(isYou && 'lb-you', row.zone && `zone-${row.zone}`)}>
      <td>
        <RankMark rank={by === 'units' ? (row.unitsRank ?? row.rank) : row.rank} />
      </td>
      <td>
        <CompetitorCell user={row.user} isYou={isYou} note={note} />
        {row.zone && row.zone !== 'stays' ? <Badge look={row.zone === 'up' ? 'value' : 'loss'}>{ZONE[row.zone]}</Badge> : null}
      </td>
      <td className="num lb-wide">
        {row.totalBets}
        {row.pendingBets > 0 ? <small className="cap">{` +${row.pendingBets} pending`}</small> : null}
      </td>
      <td className="num lb-wide">{rateText(row.winRate)}</td>
      <td className="num lb-key">{by === 'points' ? row.points : unitsText(row.units)}</td>
      <td className={clsx('num', toneOf(row.netProfit))}>{formatSignedMoney(row.netProfit)}</td>
      <td className={clsx('num lb-wide', toneOf(row.profitMargin ?? 0))}>{roiText(row.profitMargin)}</td>
    </tr>
  );
}

/** Rows in the order of their places. */
export function BoardTable({ rows, ownId, by, label }: Props) {
  return (
    <table className="tbl lb-tbl" aria-label={label}>
      <ColumnHeads
        heads={[
          'Rank',
          'Bettor',
          { text: 'Bets', className: 'num lb-wide' },
          { text: 'Win Rate', className: 'num lb-wide' },
          [by === 'points' ? 'Points' : 'Units'],
          ['Net P&L'],
          { text: 'ROI', className: 'num lb-wide' },
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <BoardRow key={row.id} row={row} isYou={row.id === ownId} by={by} />
        ))}
      </tbody>
    </table>
  );
}
