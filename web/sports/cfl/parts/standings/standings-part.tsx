import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Badge } from '../../../../ui/marks/badge.tsx';
import { useStandings } from '../../football.queries.ts';
import type { Standings } from '../../football-types.ts';
import { DIVISION_NAME } from '../../words/football-words.ts';
import { Answered } from '../answered.tsx';
import { StandingsTable } from './standings-table.tsx';
import { CLINCHED, PLACE } from './standings-words.ts';

function nameOf({ divisions }: Standings, code: string): string {
  const rows = divisions.flatMap(({ rows }) => rows);
  return rows.find((row) => row.code === code)?.name ?? code;
}

function CrossOver({ standings }: { standings: Standings }) {
  const { crossover } = standings;
  if (!crossover) return <p>As things stand nobody crosses over.</p>;
  const { code, from, to, points, ahead } = crossover;
  return (
    <p>
      {`As things stand ${nameOf(standings, code)}, fourth in the ${DIVISION_NAME[from]} with ${points} points, crosses over to the ${DIVISION_NAME[to]}: more points than ${nameOf(standings, ahead)}, third there.`}
    </p>
  );
}

function Legend({ standings }: { standings: Standings }) {
  const { dateTime } = useReaderFormat();
  return (
    <Panel title="Cross-over, marks and tie-breaks" caption={`As of ${dateTime(standings.asOf)}`}>
      <div className="stack cf-legend">
        <CrossOver standings={standings} />
        <dl className="cf-marks">
          {Object.values(CLINCHED).map(({ word, means, look }) => (
            <div key={word}>
              <dt>
                <Badge look={look}>{word}</Badge>
              </dt>
              <dd>{`Certain: ${means}, whatever the remaining results are.`}</dd>
            </div>
          ))}
          {Object.values(PLACE).map(({ word, means }) => (
            <div key={word}>
              <dt className="cap">{word}</dt>
              <dd>{`If the season ended now: ${means}.`}</dd>
            </div>
          ))}
        </dl>
        <ol className="cf-rules">
          {standings.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

/** Both divisions with what a place means, the cross-over and how ties are broken. */
export function StandingsPart() {
  return (
    <Answered answer={useStandings()} height={520} what="standings">
      {(standings) => (
        <>
          {standings.divisions.map((division) => (
            <StandingsTable key={division.division} division={division} played={standings.played} />
          ))}
          <Legend standings={standings} />
        </>
      )}
    </Answered>
  );
}
