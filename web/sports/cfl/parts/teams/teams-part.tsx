import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ClubChip } from '../../../../core/club-chip.tsx';
import { plural, recordText } from '../../../../core/game-words.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { paths } from '../../../../lib/paths.ts';
import { buttonClass } from '../../../../ui/controls/button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { useClubs } from '../../football.queries.ts';
import { clubPath, sectionPath } from '../../football-paths.ts';
import type { Club, Division } from '../../football-types.ts';
import { DIVISION_NAME } from '../../words/football-words.ts';
import { Answered } from '../answered.tsx';

function ClubLine({ club }: { club: Club }) {
  const { date, gameTime } = useReaderFormat();
  const { nextGame: next } = club;
  const place = [club.venue, club.city].filter(Boolean).join(', ');
  return (
    <li>
      <Link className="cf-club" to={clubPath(club.code)}>
        <ClubChip code={club.code} sport="cfl" />
        <span className="nm">
          <b>{club.name}</b>
          <small>{place}</small>
        </span>
        <span className="nx">
          {next ? `${next.isHome ? 'v.' : 'at'} ${next.opponentCode}` : 'No game ahead'}
          <small>{next ? `${date(next.gameTime)}, ${gameTime(next.gameTime)}` : ''}</small>
        </span>
        <span className="rc">
          <b>{recordText(club.record)}</b>
          <small>{`${plural(club.points, 'pt')}${club.rank === null ? '' : `, no. ${club.rank}`}`}</small>
        </span>
        <ArrowRight className="s" />
      </Link>
    </li>
  );
}

const byRank = (a: Club, b: Club): number => (a.rank ?? 9) - (b.rank ?? 9) || a.name.localeCompare(b.name);

function DivisionList({ division, clubs }: { division: Division; clubs: readonly Club[] }) {
  const own = clubs.filter((club) => club.division === division).sort(byRank);
  return (
    <Panel title={`${DIVISION_NAME[division]} Division`} caption={plural(own.length, 'club')} padded={false}>
      <ul className="cf-clubs">
        {own.map((club) => (
          <ClubLine key={club.code} club={club} />
        ))}
      </ul>
    </Panel>
  );
}

const ACTIONS = [
  { to: paths.cflGames, label: 'View CFL Games' },
  { to: paths.cflPicks, label: 'CFL Picks' },
  { to: sectionPath('standings'), label: 'Standings' },
  { to: sectionPath('betting'), label: 'Betting Hub' },
] as const;

/** Both divisions; each club opens its page. */
export function TeamsPart() {
  return (
    <>
      <Answered answer={useClubs()} height={320} what="clubs">
        {({ teams }) => (
          <div className="two">
            <DivisionList division="west" clubs={teams} />
            <DivisionList division="east" clubs={teams} />
          </div>
        )}
      </Answered>
      <nav className="acts cf-acts" aria-label="Quick actions">
        {ACTIONS.map(({ to, label }) => (
          <Link key={to} className={buttonClass()} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
