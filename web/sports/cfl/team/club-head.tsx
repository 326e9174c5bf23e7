import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ClubChip } from '../../../core/club-chip.tsx';
import { plural, recordText } from '../../../core/game-words.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatSigned } from '../../../lib/format.ts';
import { type TileItem, Tiles } from '../../../ui/layout/tiles.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { sectionPath } from '../football-paths.ts';
import type { ClubPage } from '../football-types.ts';
import { CLINCHED } from '../parts/standings.tsx';
import { DIVISION_NAME, meetingOf } from '../words/football-words.ts';

const ORDINAL = ['1st', '2nd', '3rd', '4th', '5th'] as const;

function placeText({ team, standing }: ClubPage): string {
  const rank = standing?.rank ?? team.rank;
  const division = `${DIVISION_NAME[team.division]} Division`;
  return rank === null ? division : `${ORDINAL[rank - 1] ?? rank} in the ${division}`;
}

function formNote({ lastFive, team }: ClubPage): string {
  const letters = lastFive.map((meeting) => meetingOf(meeting, team.code).word[0]);
  return letters.length === 0 ? 'no game yet' : `latest first: ${letters.join(' ')}`;
}

function tilesOf(page: ClubPage): TileItem[] {
  const { team, splits, rating, lastFive } = page;
  const { games, pointsFor, pointsAgainst } = splits.all;
  const won = lastFive.filter((meeting) => meetingOf(meeting, team.code).word === 'Won').length;
  const perGame = games > 0 ? `${(pointsFor / games).toFixed(1)}–${(pointsAgainst / games).toFixed(1)}` : '—';
  return [
    { label: 'Record', value: recordText(team.record), note: `${plural(team.points, 'point')}, ${plural(games, 'game')}` },
    { label: 'Points per game', value: perGame, note: `for and against, n ${games}` },
    { label: `Last ${lastFive.length || 5}`, value: lastFive.length === 0 ? '—' : `${won} won`, note: formNote(page) },
    {
      label: 'Rating',
      value: rating ? formatSigned(rating.points) : '—',
      note: rating
        ? `${formatSigned(rating.low)} to ${formatSigned(rating.high)}, no. ${rating.rank}, n ${rating.games}`
        : 'not rated yet by the model',
      title: 'Points better than an average club on a neutral field, with a 95% interval',
    },
  ];
}

/** Name, place and the figures of the season. */
export function ClubHead({ page }: { page: ClubPage }) {
  const { team, standing, season } = page;
  const { dateTime } = useReaderFormat();
  const mark = standing?.clinched ? CLINCHED[standing.clinched] : null;
  const home = [team.venue, team.city].filter(Boolean).join(', ');
  return (
    <>
      <div className="page-h cf-head">
        <nav aria-label="Breadcrumbs">
          <Link className="muted" to={sectionPath('teams')}>
            <ChevronLeft className="s" /> CFL Teams
          </Link>
        </nav>
        <ClubChip code={team.code} size="lg" sport="cfl" />
        <h1>{team.name}</h1>
        {mark ? (
          <Badge look={mark.look} title={`${team.name} ${mark.means}`}>
            {mark.word}
          </Badge>
        ) : null}
        <span className="cap">
          {[placeText(page), home, season === null ? null : `${season} season`, page.rating ? `rated ${dateTime(page.rating.asOf)}` : null]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Tiles items={tilesOf(page)} />
    </>
  );
}
