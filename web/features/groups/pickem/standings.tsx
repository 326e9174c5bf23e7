import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { NONE, plural } from '../../../lib/format.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Pickem } from './pickem.queries.ts';
import { signedPoints } from './rules-text.ts';

type Period = 'week' | 'season';
const PERIODS = [
  { value: 'week', label: 'This card' },
  { value: 'season', label: 'Season' },
] as const;

interface RowProps {
  row: Pickem['standings'][number] | Pickem['season'][number];
  note: string;
  children: ReactNode;
}

function Row({ row, note, children }: RowProps) {
  return (
    <tr className={clsx(row.isYou && 'grp-you')}>
      <td>{row.rank}</td>
      <td>
        <span className="grp-who">
          <b>{row.username}</b>
          {row.isYou ? <Badge look="value">You</Badge> : null}
          {row.isSimulated ? <Badge look="warn">Simulated</Badge> : null}
        </span>
        {note ? <small className="grp-narrow">{note}</small> : null}
      </td>
      <td className="num">{signedPoints(row.points)}</td>
      {children}
    </tr>
  );
}

const weekNote = ({ right, wrong, missed, pending }: Pickem['standings'][number]): string =>
  `${right} right, ${wrong} wrong${missed > 0 ? `, ${missed} missed` : ''}${pending > 0 ? `, ${pending} open` : ''}`;

function WeekRows({ rows }: { rows: Pickem['standings'] }) {
  return rows.map((row) => (
    <Row key={row.username} row={row} note={weekNote(row)}>
      <td className="num grp-wide">{weekNote(row)}</td>
      <td className="num">{row.runsGuess ?? NONE}</td>
    </Row>
  ));
}

function SeasonRows({ rows }: { rows: Pickem['season'] }) {
  return rows.map((row) => (
    <Row key={row.username} row={row} note={plural(row.weeks, 'card')}>
      <td className="num grp-wide">{plural(row.weeks, 'card')}</td>
      <td className="num">{row.dropped === null ? NONE : signedPoints(row.dropped)}</td>
    </Row>
  ));
}

/** Everybody's points on this card and over the cards of the year. */
export function Standings({ pickem }: { pickem: Pickem }) {
  const [period, setPeriod] = useState<Period>('week');
  const isWeek = period === 'week';
  if (pickem.standings.length === 0 && pickem.season.every(({ weeks }) => weeks === 0))
    return <p className="cap">Standings begin with the first pick on the card, which fixes its games.</p>;
  return (
    <div className="stack">
      <div className="grp-bar">
        <Segmented label="Standings" value={period} options={PERIODS} onChange={setPeriod} />
      </div>
      {isWeek && pickem.standings.length === 0 ? (
        <p className="cap">No one has picked on this card yet.</p>
      ) : (
        <table className="tbl" aria-label={isWeek ? 'Standings of the card' : 'Standings of the season'}>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Member</th>
              <th scope="col" className="num">
                Points
              </th>
              <th scope="col" className="num grp-wide">
                {isWeek ? 'Picks' : 'Played'}
              </th>
              <th scope="col" className="num">
                {isWeek ? 'Total guess' : 'Dropped'}
              </th>
            </tr>
          </thead>
          <tbody>{isWeek ? <WeekRows rows={pickem.standings} /> : <SeasonRows rows={pickem.season} />}</tbody>
        </table>
      )}
    </div>
  );
}
