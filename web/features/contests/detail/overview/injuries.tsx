import type { SportKey } from '@clearedge/contract/sports';
import { useNow } from '../../../../core/clock.ts';
import { ClubChip } from '../../../../core/club-chip.tsx';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { isDay } from '../../../../lib/dates.ts';
import { formatAge } from '../../../../lib/format-time.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail } from '../../contest-types.ts';

type ClubList = GameDetail['injuries']['away'];

const WHY_UNKNOWN = {
  not_offered: 'unknown: this data source has no injured lists.',
  no_answer: 'unknown: the data source did not answer.',
} as const;

interface Club {
  sport: SportKey;
  code: string;
}

function ClubInjuries({ list: { players, unknownBecause, checkedAt }, ...club }: Club & { list: ClubList }) {
  const { date } = useReaderFormat();
  const now = useNow();
  const dayText = (day: string): string => (isDay(day) ? date(day) : day);
  if (players === null) return <ClubLine {...club}>{WHY_UNKNOWN[unknownBecause ?? 'no_answer']}</ClubLine>;
  const age = checkedAt ? `checked ${formatAge((now - Date.parse(checkedAt)) / 1000)} ago` : 'age unknown';
  if (players.length === 0) return <ClubLine {...club}>{`no player is listed, ${age}.`}</ClubLine>;
  return (
    <>
      <ClubLine {...club}>{`${players.length} listed, ${age}.`}</ClubLine>
      {players.map((injury) => (
        <li key={injury.name}>
          <div className="grow">
            <b>{injury.name}</b> <span className="muted">{injury.position ?? ''}</span>
            <p className="muted">{injury.description}</p>
          </div>
          <span className="cap num">
            {injury.since ? `since ${dayText(injury.since)}` : 'start unknown'}
            <br />
            {injury.expectedReturn ? `expected ${dayText(injury.expectedReturn)}` : 'no return date'}
          </span>
        </li>
      ))}
    </>
  );
}

const ClubLine = ({ sport, code, children }: Club & { children: string }) => (
  <li>
    <ClubChip sport={sport} code={code} size="sm" />
    <p className="muted grow">{`Injured list ${children}`}</p>
  </li>
);

/** Both clubs' injured lists. An empty list and an unknown one are two different statements. */
export function Injuries({ game }: { game: GameDetail }) {
  return (
    <Panel title="Injuries">
      <ul className="rows inj">
        <ClubInjuries sport={game.sport} code={game.awayTeamCode} list={game.injuries.away} />
        <ClubInjuries sport={game.sport} code={game.homeTeamCode} list={game.injuries.home} />
      </ul>
    </Panel>
  );
}
