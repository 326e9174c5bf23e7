import { type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { ChevronDown, HeartPulse } from 'lucide-react';
import { Link } from 'react-router';
import { InjuryRows, useChecked, WHY_UNKNOWN } from '../../../core/injuries/team-injuries.tsx';
import { useInjuries } from '../../../core/league/league.queries.ts';
import { gamePath, teamPath } from '../../../core/league/league-paths.ts';
import type { LeagueInjuries } from '../../../core/league/league-types.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { Answered } from './answered.tsx';

type Club = LeagueInjuries['clubs'][number];

/** "5 listed", "none listed", "unknown" */
const countOf = ({ players }: Club): string =>
  players === null ? 'unknown' : players.length === 0 ? 'none listed' : `${players.length} listed`;

interface ClubProps {
  league: LeagueSport;
  club: Club;
  isOpen: boolean;
}

function ClubInjuries({ league, club, isOpen }: ClubProps) {
  const { date, gameTime } = useReaderFormat();
  const { nextGame: next } = club;
  return (
    <details className="panel lg-inj" open={isOpen}>
      <summary className="lg-club">
        <TeamChip code={club.code} sport={league} />
        <span className="nm">
          <b>{club.name}</b>
          <small>
            {next
              ? `${next.isHome ? 'v.' : 'at'} ${next.opponentCode}, ${date(next.gameTime)}, ${gameTime(next.gameTime)}`
              : 'No game ahead'}
          </small>
        </span>
        <span className="cap">{countOf(club)}</span>
        <ChevronDown className="s" />
      </summary>
      {club.players === null ? (
        <p className="lg-inj-to muted">{`Injured list ${WHY_UNKNOWN[club.unknownBecause ?? 'no_answer']}`}</p>
      ) : null}
      {club.players?.length === 0 ? <p className="lg-inj-to muted">No player is listed.</p> : null}
      {club.players && club.players.length > 0 ? (
        <ul className="rows inj">
          <InjuryRows players={club.players} />
        </ul>
      ) : null}
      <p className="lg-inj-to">
        <Link className="link" to={teamPath(league, club.code)}>{`${club.name}: form, splits, results`}</Link>
        {next ? (
          <Link className="link" to={gamePath(league, next.gameId)}>{`The game ${next.isHome ? 'v.' : 'at'} ${next.opponent}`}</Link>
        ) : null}
      </p>
    </details>
  );
}

function Clubs({ league, clubs }: { league: LeagueSport; clubs: LeagueInjuries['clubs'] }) {
  const { date } = useReaderFormat();
  const checked = useChecked();
  const dayOf = ({ nextGame }: Club): string | null => nextGame && date(nextGame.gameTime);
  const next = clubs[0] ? dayOf(clubs[0]) : null;
  const oldest = clubs.flatMap(({ checkedAt }) => checkedAt ?? []).toSorted()[0];
  return (
    <>
      <p className="cap">{`By the next games. Injury lists as our source reports them${oldest ? `, ${checked(oldest)}` : ''}.`}</p>
      <div className="two lg-injs">
        {clubs.map((club) => (
          <ClubInjuries
            key={club.code}
            league={league}
            club={club}
            isOpen={next !== null && dayOf(club) === next && !!club.players?.length}
          />
        ))}
      </div>
    </>
  );
}

/** Every club’s injured list, by the next games; those of the next day’s games are open. */
export function InjuriesPart({ league }: { league: LeagueSport }) {
  return (
    <Answered league={league} answer={useInjuries(league)} height={520} what="injuries" isApart>
      {({ clubs }) =>
        clubs.every(({ unknownBecause }) => unknownBecause === 'not_offered') ? (
          <div className="panel">
            <EmptyState
              title={`No injured lists of the ${leagueOf(league)}`}
              hint="The data source in use has none, so who is out is unknown here and in our numbers."
              icon={HeartPulse}
            />
          </div>
        ) : (
          <Clubs league={league} clubs={clubs} />
        )
      }
    </Answered>
  );
}
