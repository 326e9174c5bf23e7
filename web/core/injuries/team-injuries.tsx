import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import type { SportKey } from '@clearedge/contract/sports';
import { isDay } from '../../lib/dates.ts';
import { formatAge } from '../../lib/format-time.ts';
import { useNow } from '../clock.ts';
import { useReaderFormat } from '../settings/reader-format.ts';
import { TeamChip } from '../team-chip.tsx';
import './injuries.css';

/** One club's list, or why it is not known. */
export type TeamList = CallResult<Contract['GET /api/:league/games/:gameId/injuries']>['away'];

/** After "Injured list". */
export const WHY_UNKNOWN = {
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

/** Who is out or may not play, a row each. */
export function InjuryRows({ players }: { players: NonNullable<TeamList['players']> }) {
  const { date } = useReaderFormat();
  const dayText = (day: string): string => (isDay(day) ? date(day) : day);
  return players.map((injury) => (
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
  ));
}

/** "checked 2 min ago" */
export function useChecked(): (checkedAt: string | null) => string {
  const now = useNow();
  return (checkedAt) => (checkedAt ? `checked ${formatAge((now - Date.parse(checkedAt)) / 1000)} ago` : 'age unknown');
}

/** One club's injured list, with its age. An empty list and an unknown one are two different statements. */
export function TeamInjuries({ list: { players, unknownBecause, checkedAt }, ...team }: Team & { list: TeamList }) {
  const checked = useChecked();
  if (players === null) return <TeamLine {...team}>{`Injured list ${WHY_UNKNOWN[unknownBecause ?? 'no_answer']}`}</TeamLine>;
  if (players.length === 0) return <TeamLine {...team}>{`No one on the injured list, ${checked(checkedAt)}.`}</TeamLine>;
  return (
    <>
      <TeamLine {...team}>{`${players.length} on the injured list, ${checked(checkedAt)}.`}</TeamLine>
      <InjuryRows players={players} />
    </>
  );
}

const TeamLine = ({ sport, code, children }: Team & { children: string }) => (
  <li>
    <TeamChip sport={sport} code={code} size="sm" />
    <p className="muted grow">{children}</p>
  </li>
);
