import type { SportKey } from '@clearedge/contract/sports';
import { useNow } from '../../../../core/clock.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../../core/team-chip.tsx';
import { isDay } from '../../../../lib/dates.ts';
import { formatAge } from '../../../../lib/format-time.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail } from '../../contest-types.ts';

type TeamList = GameDetail['injuries']['away'];

const WHY_UNKNOWN = {
  not_offered: 'unknown: this data source has no injured lists.',
  no_answer: 'unknown: the data source did not answer.',
} as const;

interface Team {
  sport: SportKey;
  code: string;
}

type Listed = NonNullable<TeamList['players']>[number];

function startWords({ since, reportedOn }: Listed, dayText: (day: string) => string): string {
  if (since) return `since ${dayText(since)}`;
  return reportedOn ? `reported ${dayText(reportedOn)}` : 'start unknown';
}

function TeamInjuries({ list: { players, unknownBecause, checkedAt }, ...team }: Team & { list: TeamList }) {
  const { date } = useReaderFormat();
  const now = useNow();
  const dayText = (day: string): string => (isDay(day) ? date(day) : day);
  if (players === null) return <TeamLine {...team}>{WHY_UNKNOWN[unknownBecause ?? 'no_answer']}</TeamLine>;
  const age = checkedAt ? `checked ${formatAge((now - Date.parse(checkedAt)) / 1000)} ago` : 'age unknown';
  if (players.length === 0) return <TeamLine {...team}>{`no player is listed, ${age}.`}</TeamLine>;
  return (
    <>
      <TeamLine {...team}>{`${players.length} listed, ${age}.`}</TeamLine>
      {players.map((injury) => (
        <li key={injury.name}>
          <div className="grow">
            <b>{injury.name}</b> <span className="muted">{injury.position ?? ''}</span>
            <p className="muted">{injury.description}</p>
          </div>
          <span className="cap num">
            {startWords(injury, dayText)}
            <br />
            {injury.expectedReturn ? `expected ${dayText(injury.expectedReturn)}` : 'no return date'}
          </span>
        </li>
      ))}
    </>
  );
}

const TeamLine = ({ sport, code, children }: Team & { children: string }) => (
  <li>
    <TeamChip sport={sport} code={code} size="sm" />
    <p className="muted grow">{`Injured list ${children}`}</p>
  </li>
);

interface Game {
  sport: SportKey;
  awayTeamCode: string;
  homeTeamCode: string;
  injuries: GameDetail['injuries'];
}

/** Both clubs' injured lists. An empty list and an unknown one are two different statements. */
export function Injuries({ game }: { game: Game }) {
  return (
    <Panel title="Injuries">
      <ul className="rows inj">
        <TeamInjuries sport={game.sport} code={game.awayTeamCode} list={game.injuries.away} />
        <TeamInjuries sport={game.sport} code={game.homeTeamCode} list={game.injuries.home} />
      </ul>
    </Panel>
  );
}
