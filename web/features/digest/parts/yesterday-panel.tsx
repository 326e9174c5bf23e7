import { gameAddress } from '@clearedge/contract/game-address';
import type { SportKey } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { PICK_RESULT_WORD } from '../../../core/pick-figures.ts';
import { unreadText, useUnreadSports } from '../../../core/schedule-state.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatDate } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Digest, DigestPick } from '../digest.queries.ts';
import { pickPath, resultLook, statusText, tallyText, unitsText } from '../digest-words.ts';

type Game = Digest['yesterday']['games'][number];

interface LineProps {
  sport: SportKey;
  code: string;
  score: number | null;
  hasLost: boolean;
}

function Line({ sport, code, score, hasLost }: LineProps) {
  return (
    <span className={hasLost ? 'dg-final lost' : 'dg-final'}>
      <TeamChip sport={sport} code={code} size="sm" />
      <b>{score ?? '—'}</b>
    </span>
  );
}

function Final({ game }: { game: Game }) {
  const [away, home] = [game.awayScore, game.homeScore];
  const isOver = game.status === 'completed' && away !== null && home !== null;
  const innings = game.innings !== null && game.innings > 9 ? ` (${game.innings})` : '';
  return (
    <li>
      <Link className="dg-score" to={gameAddress(game.sport, game.gameId)}>
        <span className="sr">{`${game.awayTeam} at ${game.homeTeam}: game details,`}</span>{' '}
        <Line sport={game.sport} code={game.awayTeamCode} score={away} hasLost={isOver && away < home} />
        <Line sport={game.sport} code={game.homeTeamCode} score={home} hasLost={isOver && home < away} />
        <span className="cap">{`${statusText(game.status) ?? 'Not played'}${isOver ? innings : ''}`}</span>
      </Link>
    </li>
  );
}

function PickResult({ pick }: { pick: DigestPick }) {
  const { odds } = useReaderFormat();
  const parts = [
    pick.score ? `${pick.awayTeamCode} ${pick.score.away}, ${pick.homeTeamCode} ${pick.score.home}` : '',
    pick.closingOdds === null ? '' : `closed ${odds(pick.closingOdds)}`,
  ].filter(Boolean);
  return (
    <li className="dg-item dg-line">
      <span>{pick.result ? <Badge look={resultLook(pick.result)}>{PICK_RESULT_WORD[pick.result]}</Badge> : <Badge>Pending</Badge>}</span>
      <span>
        <Link to={pickPath(pick)}>{selectionLabel(pick.selection)}</Link> <b>{odds(pick.odds)}</b>{' '}
        <span className="cap">{`${pick.bookName}${parts.length > 0 ? ` · ${parts.join(' · ')}` : ''}`}</span>
      </span>
      <b>{pick.units === null ? '' : unitsText(pick.units)}</b>
    </li>
  );
}

/** How the day before came out: every score, and every pick with what it won or lost. */
export function YesterdayPanel({ digest: { yesterday } }: { digest: Digest }) {
  const { games, picks, pending } = yesterday;
  const unread = unreadText(useUnreadSports());
  const decided = picks.length - pending;
  const caption =
    decided > 0 ? `Picks ${tallyText(yesterday)}, ${unitsText(yesterday.units)}${pending > 0 ? `, ${pending} pending` : ''}` : undefined;
  return (
    <Panel title={`Results of ${formatDate(yesterday.date)}`} caption={caption} padded={false}>
      {games.length > 0 ? (
        <ul className="dg-scores">
          {games.map((game) => (
            <Final key={game.gameId} game={game} />
          ))}
        </ul>
      ) : (
        <p className="dg-none muted">{unread ? `No results: ${unread}.` : 'No games were played.'}</p>
      )}
      {picks.length > 0 ? (
        <ul>
          {picks.map((pick) => (
            <PickResult key={pick.id} pick={pick} />
          ))}
        </ul>
      ) : (
        <p className="dg-none muted">No pick was published on that day.</p>
      )}
    </Panel>
  );
}
