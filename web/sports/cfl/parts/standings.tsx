import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatSigned } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { teamPath } from '../football-paths.ts';
import type { Standings, TableRow } from '../football-types.ts';
import { fullRecord } from '../football-words.ts';
import '../../../ui/layout/two-line.css';

interface Mark {
  word: string;
  means: string;
  look: BadgeLook;
}

/** What is certain whatever the remaining results are. */
export const CLINCHED: Record<NonNullable<TableRow['clinched']>, Mark> = {
  first: { word: 'First', means: 'has won the division, with a bye to its final', look: 'value' },
  home_semifinal: { word: 'Home semi', means: 'is host to a division semi-final at least', look: 'info' },
  playoffs: { word: 'Playoffs', means: 'is in the playoffs', look: 'info' },
  out: { word: 'Out', means: 'can no longer reach the playoffs', look: 'plain' },
};

/** What the rank would mean if the season ended now. */
export const PLACE: Record<NonNullable<TableRow['place']>, { word: string; means: string }> = {
  division_bye: { word: 'Bye', means: 'straight to the division final' },
  semifinal: { word: 'Semi-final', means: 'plays the division semi-final' },
  crossover: { word: 'Crosses over', means: 'takes the third place of the other division in its semi-final' },
};

const HEADS = [
  ['W–L–T', 'Won, lost, tied'],
  ['Pts', 'Two for a win, one for a tie'],
  ['PF', 'Points for'],
  ['PA', 'Points against'],
  ['Diff', 'Points for minus points against'],
  ['Streak', 'Games in a row with one result'],
  ['Home', 'At home'],
  ['Away', 'Away from home'],
  ['Div', 'Against the own division'],
] as const;
/** Beside the club on a phone; the rest stands under it. */
const LEADS = 2;

function TeamCell({ row }: { row: TableRow }) {
  const mark = row.clinched ? CLINCHED[row.clinched] : null;
  const place = row.place ? PLACE[row.place] : null;
  return (
    <th scope="row">
      <span className="cf-tc">
        <span className="cf-rank">{row.rank}</span>
        <Link to={teamPath(row.code)}>
          <TeamChip code={row.code} size="sm" sport="cfl" /> <span className="nm">{row.name}</span>
        </Link>
        {mark ? (
          <Badge look={mark.look} title={`${row.name} ${mark.means}`}>
            {mark.word}
          </Badge>
        ) : null}
        {!mark && place ? (
          <span className="cap" title={`As things stand: ${place.means}`}>
            {place.word}
          </span>
        ) : null}
      </span>
      {row.decidedBy ? <small>{`Level on points: ${row.decidedBy.slice(0, 1).toLowerCase()}${row.decidedBy.slice(1)}`}</small> : null}
    </th>
  );
}

export function StandingsTable({ division, played }: { division: Standings['divisions'][number]; played: number }) {
  return (
    <Panel title={division.name} caption={played === 0 ? 'No game played yet' : ''} padded={false}>
      <WideTable label={`${division.name} standings`}>
        <table className="tbl cf-table under" style={{ '--leads': LEADS } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col">Club</th>
              {HEADS.map(([head, means], at) => (
                <th scope="col" className={at < LEADS ? 'num lead' : 'num'} key={head} title={means}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {division.rows.map((row) => (
              <tr key={row.code} className={clsx(row.place === null && 'cf-below')}>
                <TeamCell row={row} />
                <td className="num lead">{fullRecord(row)}</td>
                <td className="num lead">
                  <b>{row.points}</b>
                </td>
                <td className="num">{row.pointsFor}</td>
                <td className="num">{row.pointsAgainst}</td>
                <td className="num">{formatSigned(row.pointsFor - row.pointsAgainst, 0)}</td>
                <td className="num">{row.streak}</td>
                <td className="num">{fullRecord(row.home)}</td>
                <td className="num">{fullRecord(row.away)}</td>
                <td className="num">{fullRecord(row.division)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Panel>
  );
}
