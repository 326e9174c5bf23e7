import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { PlayerLine, TournamentDetail } from '../golf.queries.ts';
import { outText, thruText, toParText } from '../golf-words.ts';
import '../../../ui/layout/two-line.css';

interface LeaderboardProps {
  tournament: TournamentDetail;
  search: string;
  now: number;
  onPlayer: (playerId: string) => void;
}

/** A field is long: so many at first, the rest at a press. */
const FIRST_PLAYERS = 50;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const score = (toPar: number | null): string => (toPar === null ? NONE : toParText(toPar));

function When({ player }: { player: PlayerLine }) {
  const { clock } = useReaderFormat();
  const thru = thruText(player);
  if (thru !== null && thru !== '0' && !(thru === 'F' && player.teeTime && player.status === 'playing')) return <>{thru}</>;
  return <>{player.teeTime ? clock(player.teeTime) : NONE}</>;
}

function Line({ player, rounds, onPlayer }: { player: PlayerLine; rounds: readonly number[]; onPlayer: LeaderboardProps['onPlayer'] }) {
  return (
    <tr className={player.status === 'playing' || player.status === 'finished' || player.status === 'entered' ? undefined : 'gf-out'}>
      <td className="num gf-place" title={outText(player.positionText)}>
        {player.positionText ?? NONE}
      </td>
      <th scope="row">
        <button type="button" className="gf-name" onClick={() => onPlayer(player.playerId)}>
          {player.name}
        </button>
        {player.isAmateur ? <Badge title="Amateur">a</Badge> : null}
        {player.inPlayOff ? <Badge look="info">Play-off</Badge> : null}
      </th>
      <td className="num lead gf-total">{score(player.toPar)}</td>
      <td className="num">{score(player.today)}</td>
      <td className="num gf-thru">
        <When player={player} />
      </td>
      {rounds.map((number) => {
        const round = player.rounds.find((one) => one.round === number);
        return (
          <td className="num" key={number} title={round?.strokes === null ? 'We could not read this round’s score' : undefined}>
            {round?.strokes === null ? '?' : round?.thru === 18 ? round.strokes : NONE}
          </td>
        );
      })}
      <td className="num">{player.strokes ?? NONE}</td>
    </tr>
  );
}

/** The field before the start: names and tee times, and no positions, which would say nothing. */
function Field({ players, onPlayer }: { players: readonly PlayerLine[]; onPlayer: LeaderboardProps['onPlayer'] }) {
  const { dateTime } = useReaderFormat();
  return (
    <table className="tbl gf-lb">
      <ColumnHeads heads={['Player', ['First tee time']]} />
      <tbody>
        {players.map((player) => (
          <tr key={player.playerId}>
            <th scope="row">
              <button type="button" className="gf-name" onClick={() => onPlayer(player.playerId)}>
                {player.name}
              </button>
              {player.isAmateur ? <Badge title="Amateur">a</Badge> : null}
            </th>
            <td className="num">{player.status === 'withdrawn' ? 'Withdrew' : player.teeTime ? dateTime(player.teeTime) : NONE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CutLine({ tournament, columns }: { tournament: TournamentDetail; columns: number }) {
  const { cutLine } = tournament;
  if (!cutLine) return null;
  return (
    <tr className="gf-cut">
      <td colSpan={columns}>
        {cutLine.isProjected ? 'Projected cut' : 'Cut'} {toParText(cutLine.toPar)} · {cutLine.count} players
      </td>
    </tr>
  );
}

function Scores({
  tournament,
  players,
  onPlayer,
}: {
  tournament: TournamentDetail;
  players: readonly PlayerLine[];
  onPlayer: LeaderboardProps['onPlayer'];
}) {
  const rounds = Array.from({ length: tournament.scheduledRounds }, (_, index) => index + 1);
  const columns = rounds.length + 6;
  const line = tournament.cutLine?.toPar ?? Number.POSITIVE_INFINITY;
  const isBelow = ({ status, toPar }: PlayerLine): boolean =>
    status === 'cut' || (tournament.cutLine?.isProjected === true && toPar !== null && toPar > line);
  const through = players.filter((player) => !isBelow(player));
  const below = players.filter(isBelow);
  return (
    <table className="tbl gf-lb under">
      <thead>
        <tr>
          <th scope="col" className="num gf-place">
            Pos
          </th>
          <th scope="col">Player</th>
          <th scope="col" className="num lead">
            Total
          </th>
          <th scope="col" className="num">
            Today
          </th>
          <th scope="col" className="num gf-thru">
            Thru
          </th>
          {rounds.map((round) => (
            <th scope="col" className="num" key={round}>
              R{round}
            </th>
          ))}
          <th scope="col" className="num">
            Strokes
          </th>
        </tr>
      </thead>
      <tbody>
        {through.map((player) => (
          <Line key={player.playerId} player={player} rounds={rounds} onPlayer={onPlayer} />
        ))}
        {below.length > 0 ? <CutLine tournament={tournament} columns={columns} /> : null}
        {below.map((player) => (
          <Line key={player.playerId} player={player} rounds={rounds} onPlayer={onPlayer} />
        ))}
      </tbody>
    </table>
  );
}

/** Where everybody stands. */
export function Leaderboard({ tournament, search, now, onPlayer }: LeaderboardProps) {
  const wanted = plain(search.trim());
  const [isWhole, setWhole] = useState(false);
  const found = wanted === '' ? tournament.players : tournament.players.filter(({ name }) => plain(name).includes(wanted));
  const players = isWhole ? found : found.slice(0, FIRST_PLAYERS);
  const hasScores = tournament.players.some(({ toPar }) => toPar !== null);
  const { boardAsOf, source } = tournament;
  return (
    <section className="panel">
      <WideTable label={`${tournament.name}: ${hasScores ? 'leaderboard' : 'field'}`}>
        {hasScores ? (
          <Scores tournament={tournament} players={players} onPlayer={onPlayer} />
        ) : (
          <Field players={players} onPlayer={onPlayer} />
        )}
      </WideTable>
      {found.length > players.length ? (
        <div className="gf-more">
          <Button onClick={() => setWhole(true)}>Show all {found.length}</Button>
        </div>
      ) : null}
      <p className="gf-src">
        {source}
        {boardAsOf ? `, ${formatAge((now - Date.parse(boardAsOf)) / 1000)} old` : ''}.{' '}
        {hasScores ? 'Playoff holes don’t count toward totals.' : ''}
      </p>
    </section>
  );
}
