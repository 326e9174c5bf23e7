import { type LeagueSport, leagueFormOf, leagueOf, sportOf } from '@clearedge/contract/sports';
import { ArrowRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { recordText } from '../../../core/game-words.ts';
import { useTeams } from '../../../core/league/league.queries.ts';
import { gamesPath, picksPath, type Section, sectionPath, teamPath } from '../../../core/league/league-paths.ts';
import type { Team } from '../../../core/league/league-types.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { plural } from '../../../lib/format.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { rankFigure, SECTION_NAME } from '../section-words.ts';
import { Answered } from './answered.tsx';
import { BettingPart } from './betting-part.tsx';
import { FuturesPart } from './futures.tsx';
import { InjuriesPart } from './injuries.tsx';
import { type BoardProps, SchedulePart } from './schedule.tsx';
import { StandingsPart } from './standings.tsx';
import '../../../core/league/league.css';
import '../../../core/league/tables.css';
import '../parts.css';

function TeamLine({ league, team }: { league: LeagueSport; team: Team }) {
  const { date, gameTime } = useReaderFormat();
  const { nextGame: next } = team;
  const place = [team.venue, team.city].filter(Boolean).join(', ');
  return (
    <li>
      <Link className="lg-club" to={teamPath(league, team.code)}>
        <TeamChip code={team.code} sport={league} />
        <span className="nm">
          <b>{team.name}</b>
          <small>{place}</small>
        </span>
        <span className="nx">
          {next ? `${next.isHome ? 'v.' : 'at'} ${next.opponentCode}` : 'No game ahead'}
          <small>{next ? `${date(next.gameTime)}, ${gameTime(next.gameTime)}` : ''}</small>
        </span>
        <span className="rc">
          <b>{recordText(team.record)}</b>
          <small>{`${rankFigure(league, team)}${team.rank === null ? '' : `, no. ${team.rank}`}`}</small>
        </span>
        <ArrowRight className="s" />
      </Link>
    </li>
  );
}

const byRank = (a: Team, b: Team): number => (a.rank ?? 9) - (b.rank ?? 9) || a.name.localeCompare(b.name);

interface DivisionListProps {
  league: LeagueSport;
  name: string;
  teams: readonly Team[];
}

function DivisionList({ league, name, teams }: DivisionListProps) {
  return (
    <Panel title={name} caption={plural(teams.length, 'team')} padded={false}>
      <ul className="lg-clubs">
        {[...teams].sort(byRank).map((team) => (
          <TeamLine key={team.code} league={league} team={team} />
        ))}
      </ul>
    </Panel>
  );
}

function QuickActions({ league }: { league: LeagueSport }) {
  const name = leagueOf(league);
  const actions = [
    { to: gamesPath(league), label: `View ${name} Games` },
    ...(sportOf(league).hasPicks ? [{ to: picksPath(league), label: `${name} Picks` }] : []),
    ...(['standings', 'betting'] as const).map((section) => ({ to: sectionPath(league, section), label: SECTION_NAME[section] })),
  ];
  return (
    <nav className="acts lg-acts" aria-label="Quick actions">
      {actions.map(({ to, label }) => (
        <Link key={to} className={buttonClass()} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Every division; each club opens its page. */
function TeamsPart({ league }: { league: LeagueSport }) {
  return (
    <>
      <Answered league={league} answer={useTeams(league)} height={320} what="clubs">
        {({ teams }) => (
          <div className="two">
            {Object.entries(leagueFormOf(league).divisions).map(([key, name]) => (
              <DivisionList key={key} league={league} name={name} teams={teams.filter(({ division }) => division === key)} />
            ))}
          </div>
        )}
      </Answered>
      <QuickActions league={league} />
    </>
  );
}

const PARTS: Record<Section, ComponentType<BoardProps>> = {
  teams: TeamsPart,
  schedule: SchedulePart,
  standings: StandingsPart,
  injuries: InjuriesPart,
  futures: FuturesPart,
  betting: BettingPart,
};

/** A part of the hub, the same under its tab and at its own address. */
export function Part({ section, ...own }: BoardProps & { section: Section }) {
  const Shown = PARTS[section];
  return (
    <div className="stack lg-part">
      <Shown {...own} />
    </div>
  );
}
