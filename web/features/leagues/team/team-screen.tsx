import { type LeagueSport, leagueOf, seasonLabel, sportOf } from '@clearedge/contract/sports';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { recordText } from '../../../core/game-words.ts';
import { MeetingRow } from '../../../core/league/card/meeting-row.tsx';
import { useTeam } from '../../../core/league/league.queries.ts';
import { sectionPath, teamPath } from '../../../core/league/league-paths.ts';
import type { LeagueGame, TeamPage } from '../../../core/league/league-types.ts';
import { divisionName, meetingOf } from '../../../core/league/league-words.ts';
import { placeWords } from '../../../core/league/place-words.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { gameOffers } from '../../../core/prices/offer.ts';
import { CARD_MARKETS, marketHead } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatSigned, plural } from '../../../lib/format.ts';
import { isStatus } from '../../../lib/query.ts';
import { leagueParts } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type TileItem, Tiles } from '../../../ui/layout/tiles.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { NotHere } from '../hub/not-here.tsx';
import { GameLine } from '../parts/schedule.tsx';
import { capital, fullRecord, perGame, rankFigure, recordHead, sectionTitle } from '../section-words.ts';
import { InjuriesPanel } from './injuries-panel.tsx';
import { SplitsPanel } from './splits-panel.tsx';
import '../../../core/league/league.css';
import '../parts.css';
import '../../../core/league/tables.css';
import './team.css';

function placeText(league: LeagueSport, { team, standing }: TeamPage): string {
  const rank = standing?.rank ?? team.rank;
  return rank === null ? divisionName(league, team.division) : placeWords(league, { rank, division: team.division });
}

function formNote({ lastFive, team }: TeamPage): string {
  const letters = lastFive.map((meeting) => meetingOf(meeting, team.code).word[0]);
  return letters.length === 0 ? 'no game yet' : `latest first: ${letters.join(' ')}`;
}

function tilesOf(league: LeagueSport, page: TeamPage): TileItem[] {
  const { team, splits, rating, lastFive } = page;
  const { games, pointsFor, pointsAgainst } = splits.all;
  const won = lastFive.filter((meeting) => meetingOf(meeting, team.code).word === 'Won').length;
  const forAndAgainst = games > 0 ? `${(pointsFor / games).toFixed(1)}–${(pointsAgainst / games).toFixed(1)}` : '—';
  return [
    { label: 'Record', value: recordText(team.record), note: `${rankFigure(league, team)}, ${plural(games, 'game')}` },
    { label: perGame(league), value: forAndAgainst, note: `for and against, n ${games}` },
    { label: `Last ${lastFive.length || 5}`, value: lastFive.length === 0 ? '—' : `${won} won`, note: formNote(page) },
    {
      label: 'Rating',
      value: rating ? formatSigned(rating.points) : '—',
      note: rating
        ? `${formatSigned(rating.low)} to ${formatSigned(rating.high)}, no. ${rating.rank}, n ${rating.games}`
        : 'not rated yet by the model',
      title: `${capital(sportOf(league).scoreUnit.many)} better than an average club on neutral ground, with a 95% interval`,
    },
  ];
}

interface PageProps {
  league: LeagueSport;
  page: TeamPage;
}

/** Name, place and the figures of the season. */
function TeamHead({ league, page }: PageProps) {
  const { team, standing, season } = page;
  const { dateTime } = useReaderFormat();
  const mark = standing?.clinched ? leagueParts(league).clinched[standing.clinched] : null;
  const home = [team.venue, team.city].filter(Boolean).join(', ');
  return (
    <>
      <div className="page-h lg-head">
        <nav aria-label="Breadcrumbs">
          <Link className="muted" to={sectionPath(league, 'teams')}>
            <ChevronLeft className="s" /> {sectionTitle(league, 'teams')}
          </Link>
        </nav>
        <TeamChip code={team.code} size="lg" sport={league} />
        <h1>{team.name}</h1>
        {mark ? (
          <Badge look={mark.look} title={`${team.name} ${mark.means}`}>
            {mark.word}
          </Badge>
        ) : null}
        <span className="cap">
          {[
            placeText(league, page),
            home,
            season === null ? null : `${seasonLabel(league, season)} season`,
            page.rating ? `rated ${dateTime(page.rating.asOf)}` : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Tiles items={tilesOf(league, page)} />
    </>
  );
}

type Rival = TeamPage['headToHead'][number];

function RivalLine({ league, rival, code }: { league: LeagueSport; rival: Rival; code: string }) {
  const [latest] = rival.meetings;
  const seen = latest ? meetingOf(latest, code) : null;
  return (
    <tr>
      <th scope="row">
        <Link className="lg-tc" to={teamPath(league, rival.code)}>
          <TeamChip code={rival.code} size="sm" sport={league} /> <span className="nm">{rival.name}</span>
        </Link>
      </th>
      <td className="num">{fullRecord(league, rival.record)}</td>
      <td className="num">{`${rival.pointsFor}–${rival.pointsAgainst}`}</td>
      <td className="num">{seen ? `${seen.word} ${seen.score}` : '—'}</td>
    </tr>
  );
}

/** Against each other club that it has met: record, points and the latest meeting, as this club saw them. */
function HeadToHead({ league, page: { headToHead, team } }: PageProps) {
  const met = headToHead.filter(({ meetings }) => meetings.length > 0);
  const others = headToHead.length - met.length;
  const caption = others > 0 ? `Every stored game, ${plural(others, 'club')} not met` : 'Every stored game';
  return (
    <Panel title="Head to head" caption={caption} padded={false}>
      {met.length === 0 ? <p className="muted lg-none">No meetings on record yet.</p> : null}
      {met.length > 0 ? (
        <div className="wide-t">
          <table className="tbl">
            <ColumnHeads heads={['Against', [recordHead(league)[0]], [capital(sportOf(league).scoreUnit.many)], ['Latest']]} />
            <tbody>
              {met.map((rival) => (
                <RivalLine key={rival.code} league={league} rival={rival} code={team.code} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Panel>
  );
}

/** The club's own side of each market of its next game; the over of the total. */
function OwnPrices({ game, code }: { game: LeagueGame; code: string }) {
  const now = useNow(5000);
  const at = game.homeTeamCode === code ? 1 : 0;
  const offers = gameOffers(game);
  return (
    <div className="lg-own">
      {CARD_MARKETS.map((market) => (
        <div key={market}>
          <h3>{marketHead(game.sport, market)}</h3>
          <OddsButton game={game} offer={offers[market][market === 'total' ? 0 : at]} now={now} />
        </div>
      ))}
    </div>
  );
}

function NextGames({ page: { nextGames, team } }: { page: TeamPage }) {
  const [first] = nextGames;
  return (
    <Panel title="Next games" caption={first ? first.weekLabel : ''} padded={false}>
      {first ? <OwnPrices game={first} code={team.code} /> : <p className="muted lg-none">No game is scheduled.</p>}
      <ul>
        {nextGames.map((game) => (
          <GameLine key={game.gameId} game={game} hasDate />
        ))}
      </ul>
    </Panel>
  );
}

const SHOWN = 6;

/** The season so far, latest first. */
function ResultsPanel({ league, page: { results, team } }: PageProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? results : results.slice(0, SHOWN);
  return (
    <Panel title="Results" caption={plural(results.length, 'game')}>
      {results.length === 0 ? <p className="muted">No finished game yet this season.</p> : null}
      <ul className="lg-meets">
        {shown.map((meeting) => (
          <MeetingRow key={meeting.gameId} meeting={meeting} code={team.code} league={league} />
        ))}
      </ul>
      {results.length > SHOWN ? (
        <Button size="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${results.length}`}
        </Button>
      ) : null}
    </Panel>
  );
}

function Team({ league, page }: PageProps) {
  useDocumentTitle(page.team.name);
  return (
    <>
      <TeamHead league={league} page={page} />
      <div className="two lg-club-two">
        <div className="stack">
          <NextGames page={page} />
          <InjuriesPanel league={league} code={page.team.code} />
          <SplitsPanel league={league} page={page} />
        </div>
        <div className="stack">
          <ResultsPanel league={league} page={page} />
          <HeadToHead league={league} page={page} />
        </div>
      </div>
    </>
  );
}

/** One club: record, form, next games, results, splits with how many games they rest on, head to head. */
export function TeamScreen({ league, code }: { league: LeagueSport; code: string }) {
  const { data, error, refetch } = useTeam(league, code.toUpperCase());
  if (data) return <Team key={code} league={league} page={data} />;
  if (isStatus(error, 404) || isStatus(error, 400))
    return (
      <NotHere
        title="There is no such club"
        hint={`No club of the ${leagueOf(league)} has the code “${code.slice(0, 12)}”.`}
        ways={[{ to: sectionPath(league, 'teams'), label: sectionTitle(league, 'teams') }]}
      />
    );
  if (error)
    return (
      <div className="panel">
        <ErrorState title="The club could not be loaded" onRetry={() => void refetch()} />
      </div>
    );
  return (
    <div className="stack" aria-busy="true">
      <output className="sr">Loading the club</output>
      <Skeleton height={170} radius={8} />
      <Skeleton height={420} radius={8} />
    </div>
  );
}
