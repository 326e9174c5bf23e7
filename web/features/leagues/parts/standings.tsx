import { type LeagueSport, leagueFormOf, seasonLabel, sportOf } from '@clearedge/contract/sports';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useStandings } from '../../../core/league/league.queries.ts';
import { teamPath } from '../../../core/league/league-paths.ts';
import type { Standings, TableRow } from '../../../core/league/league-types.ts';
import { divisionName } from '../../../core/league/league-words.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatSigned } from '../../../lib/format.ts';
import { leagueParts } from '../../../sports/registry.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { capital, divisionWord, fullRecord, recordHead, winShare } from '../section-words.ts';
import { Answered } from './answered.tsx';
import '../../../ui/layout/two-line.css';
import { useSearch } from '../../../lib/use-search.ts';

type Column = readonly [head: string, means: string, cell: (row: TableRow) => string | number];

/** Where wins came about, in a league that ranks by it. */
const DECISIONS: readonly Column[] = [
  ['GP', 'Games played', ({ played }) => played],
  ['RW', 'Wins in regulation', ({ regulationWins }) => regulationWins],
  ['ROW', 'Wins in regulation or overtime', ({ winsBeforeShootout }) => winsBeforeShootout],
];

/** What a table can show of a club: its head, what it means, and its figure. */
function columnsOf(league: LeagueSport): readonly Column[] {
  const { many } = sportOf(league).scoreUnit;
  const lastTen: Column = ['L10', 'Last ten games', (row) => fullRecord(league, row.lastTen)];
  const [letter, unit] = [many.slice(0, 1).toUpperCase(), capital(many)];
  return [
    [...recordHead(league), (row) => fullRecord(league, row)],
    leagueFormOf(league).ranking === 'points'
      ? ['Pts', 'Points of the table', ({ points }) => points]
      : ['Pct', 'Share of games won, a tie as half', winShare],
    ...(leagueFormOf(league).countsOvertimeLosses ? DECISIONS : []),
    [`${letter}F`, `${unit} for`, ({ pointsFor }) => pointsFor],
    [`${letter}A`, `${unit} against`, ({ pointsAgainst }) => pointsAgainst],
    ['Diff', `${unit} for minus ${many} against`, ({ pointsFor, pointsAgainst }) => formatSigned(pointsFor - pointsAgainst, 0)],
    ['Streak', 'Games in a row with one result', ({ streak }) => streak],
    ['Home', 'At home', ({ home }) => fullRecord(league, home)],
    ['Away', 'Away from home', ({ away }) => fullRecord(league, away)],
    [
      divisionWord(league) === 'division' ? 'Div' : 'Conf',
      `Against the own ${divisionWord(league)}`,
      ({ division }) => fullRecord(league, division),
    ],
    ...(sportOf(league).slate === 'day' ? [lastTen] : []),
  ];
}

/** Beside the club on a phone; the rest stands under it. */
const LEADS = 2;
/** With more columns a phone shows the last of them, records all, in a line of their own. */
const ONE_LINE = 10;

function TeamCell({ league, row }: { league: LeagueSport; row: TableRow }) {
  const { clinched, places } = leagueParts(league);
  const level = leagueFormOf(league).ranking === 'points' ? 'points' : 'record';
  const mark = row.clinched ? clinched[row.clinched] : null;
  const place = row.place ? places[row.place] : null;
  return (
    <th scope="row">
      <span className="lg-tc">
        <span className="lg-rank">{row.rank}</span>
        <Link to={teamPath(league, row.code)}>
          <TeamChip code={row.code} size="sm" sport={league} /> <span className="nm">{row.name}</span>
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
      {row.decidedBy ? <small>{`Level on ${level}: ${row.decidedBy.slice(0, 1).toLowerCase()}${row.decidedBy.slice(1)}`}</small> : null}
    </th>
  );
}

interface StandingsTableProps {
  league: LeagueSport;
  division: Standings['divisions'][number];
  played: number;
}

function StandingsTable({ league, division, played }: StandingsTableProps) {
  const columns = columnsOf(league);
  return (
    <Panel title={division.name} caption={played === 0 ? 'No game played yet' : ''} padded={false}>
      <WideTable label={`${division.name} standings`}>
        <table className={clsx('tbl lg-table under', columns.length > ONE_LINE && 'lg-long')} style={{ '--leads': LEADS } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col">Club</th>
              {columns.map(([head, means], at) => (
                <th scope="col" className={at < LEADS ? 'num lead' : 'num'} key={head} title={means}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {division.rows.map((row) => (
              <tr key={row.code} className={clsx(row.place === null && 'lg-below')}>
                <TeamCell league={league} row={row} />
                {columns.map(([head, , cell], at) => (
                  <td key={head} className={at < LEADS ? 'num lead' : 'num'}>
                    {at === 1 ? <b>{cell(row)}</b> : cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Panel>
  );
}

interface LegendProps {
  league: LeagueSport;
  standings: Standings;
}

function nameOf({ divisions }: Standings, code: string): string {
  const rows = divisions.flatMap(({ rows }) => rows);
  return rows.find((row) => row.code === code)?.name ?? code;
}

/** The club that takes a place of the other division, as things stand; nothing of one where the table has none. */
function CrossOver({ league, standings }: LegendProps) {
  const { crossover } = standings;
  if (!crossover) return <p>As things stand, no team crosses over.</p>;
  const { code, from, to, points, ahead } = crossover;
  return (
    <p>
      {`As things stand ${nameOf(standings, code)}, fourth in the ${divisionName(league, from)} with ${points} points, crosses over to the ${divisionName(league, to)}: more points than ${nameOf(standings, ahead)}, third there.`}
    </p>
  );
}

function Legend({ league, standings }: LegendProps) {
  const { clinched, places } = leagueParts(league);
  const canCross = 'crossover' in places;
  const { dateTime } = useReaderFormat();
  return (
    <Panel title={canCross ? 'Cross-over, marks and tie-breaks' : 'Marks and tie-breaks'} caption={`As of ${dateTime(standings.asOf)}`}>
      <div className="stack lg-legend">
        {canCross ? <CrossOver league={league} standings={standings} /> : null}
        <dl className="lg-marks">
          {Object.values(clinched).map(({ word, means, look }) => (
            <div key={word}>
              <dt>
                <Badge look={look}>{word}</Badge>
              </dt>
              <dd>{`Certain: ${means}, whatever the remaining results are.`}</dd>
            </div>
          ))}
          {Object.values(places).map(({ word, means }) => (
            <div key={word}>
              <dt className="cap">{word}</dt>
              <dd>{`If the season ended now: ${means}.`}</dd>
            </div>
          ))}
        </dl>
        <ol className="lg-rules">
          {standings.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

/** Every division with what a place means and how ties are broken. */
export function StandingsPart({ league }: { league: LeagueSport }) {
  const asked = useSearch()[0].get('season') ?? '';
  const season = /^2\d{3}$/.test(asked) ? asked : null;
  return (
    <Answered league={league} answer={useStandings(league, season)} height={520} what="standings">
      {(standings) => (
        <>
          {season === null ? null : <p className="cap">{`Season ${seasonLabel(league, Number(season))}`}</p>}
          {standings.divisions.map((division) => (
            <StandingsTable key={division.division} league={league} division={division} played={standings.played} />
          ))}
          <Legend league={league} standings={standings} />
        </>
      )}
    </Answered>
  );
}
