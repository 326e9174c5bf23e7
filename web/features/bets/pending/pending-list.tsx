import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import type { AnyGame } from '../../../core/games.ts';
import { BetProgress } from '../../../core/live-bets/bet-progress.tsx';
import type { LiveBet } from '../../../core/live-bets/live-words.ts';
import { fairWorth } from '../../../core/live-bets/live-words.ts';
import { useLiveBets } from '../../../core/live-bets/use-live-bets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { liveWords, useBoard } from '../../../sports/registry.ts';
import { buttonClass, IconButton } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { BetMarks } from '../bet-marks.tsx';
import type { Bet } from '../bet-types.ts';
import { betKindLine, detailLine } from '../bet-words.ts';
import { isClosed, marksOf } from '../change/closed-rules.ts';
import { BetMenu, RemoveDialog, ResolveMenu } from '../lazy-parts.tsx';
import { Corrections } from '../receipt/corrections.tsx';
import { PendingEdit } from './pending-edit.tsx';
import '../my-bets.css';

const STATES: Record<string, { look: BadgeLook; word: string; note?: string }> = {
  live: { look: 'live', word: 'Live' },
  completed: { look: 'plain', word: 'Final', note: 'being graded' },
  final: { look: 'plain', word: 'Final', note: 'being graded' },
  delayed: { look: 'warn', word: 'Delayed' },
  postponed: { look: 'warn', word: 'Postponed' },
  suspended: { look: 'warn', word: 'Suspended' },
  cancelled: { look: 'warn', word: 'Canceled' },
  unknown: { look: 'warn', word: 'Status unknown' },
};

function BetStart({ bet, game }: { bet: Bet; game: AnyGame | undefined }) {
  const { date, gameTime } = useReaderFormat();
  const state = STATES[game?.status ?? bet.contestStatus ?? ''];
  const start = bet.startsAt ? `${date(bet.startsAt)}, ${gameTime(bet.startsAt)}` : 'Not on our schedule';
  // What we cannot grade waits for its owner, not for us.
  const note = bet.isGradable && bet.flag === null ? state?.note : undefined;
  const score = game && state?.word === 'Live' ? liveWords(game) : '';
  return (
    <small className="bet-start">
      {state ? <Badge look={state.look}>{state.word}</Badge> : null}
      {score || note || start}
    </small>
  );
}

/** The two clubs of a bet's game, its tournament, or the words it was entered with. */
function BetGame({ bet }: { bet: Pick<Bet, 'gameId' | 'awayTeamCode' | 'homeTeamCode' | 'sport' | 'tournament'> }) {
  const { awayTeamCode: away, homeTeamCode: home } = bet;
  if (!away || !home) return <span className="bet-game">{bet.tournament ?? gameLabel(bet.gameId)}</span>;
  return (
    <span className="bet-game">
      <TeamChip code={away} sport={bet.sport} size="sm" />
      <span className="muted" aria-hidden="true">
        @
      </span>
      <span className="sr">at</span>
      <TeamChip code={home} sport={bet.sport} size="sm" />
      {gameLabel(bet.gameId).includes('game 2') ? <span className="cap">game 2</span> : null}
    </span>
  );
}

const OVER_WORDS = "We can't grade this one. Mark the result yourself.";
const EARLY_WORDS = "We can't grade this one. Mark the result yourself when it is final.";
const ownWords = (bet: Bet): string => bet.flag ?? (marksOf(bet) === 'all' ? OVER_WORDS : EARLY_WORDS);
const needsOwner = (bet: Bet): boolean => !bet.isGradable || bet.flag !== null;

interface PendingRowProps {
  bet: Bet;
  game: AnyGame | undefined;
  live: LiveBet | undefined;
  editId: string;
  onEdit: () => void;
  onRemove: () => void;
}

function RowActions({ stated, editId, onEdit, onRemove }: Pick<PendingRowProps, 'editId' | 'onEdit' | 'onRemove'> & { stated: string }) {
  return (
    <div>
      <IconButton id={editId} label={`Edit ${stated}`} onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton label={`Remove ${stated}`} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </div>
  );
}

function PendingRow({ bet, game, live, editId, onEdit, onRemove }: PendingRowProps) {
  const { odds, dateTime } = useReaderFormat();
  const now = useNow();
  const stated = selectionLabel(bet.selection);
  return (
    <>
      <td className="bet-what">
        <b>{stated}</b>
        <small title={`Placed ${dateTime(bet.placedAt)}`}>{betKindLine(bet) + detailLine(bet)}</small>
        {bet.selectionSource === 'text' && bet.readAs ? <small>Read as: {bet.readAs}</small> : null}
        {live ? <BetProgress bet={bet} live={live} /> : null}
        <BetMarks bet={bet} />
        <Corrections bet={bet} />
        {needsOwner(bet) ? (
          <div className="bet-flag">
            <p>{ownWords(bet)}</p>
            {marksOf(bet) === 'none' ? null : <ResolveMenu bet={bet} label="Mark result" />}
          </div>
        ) : null}
      </td>
      <td className="bet-where">
        <BetGame bet={bet} />
        <BetStart bet={bet} game={game} />
      </td>
      <td className="num" data-label="Odds">
        {odds(bet.odds)}
      </td>
      <td className="num" data-label="Stake">
        {formatMoney(bet.stake)}
      </td>
      <td className="num" data-label="To win">
        {formatMoney(bet.potentialWin)}
      </td>
      <td className="bet-acts">
        {isClosed(bet, now) ? (
          <BetMenu bet={bet} isClosed />
        ) : (
          <RowActions stated={stated} editId={editId} onEdit={onEdit} onRemove={onRemove} />
        )}
      </td>
    </>
  );
}

const startOf = (bet: Bet): number => (bet.startsAt ? Date.parse(bet.startsAt) : Number.POSITIVE_INFINITY);

/** Undecided bets: the next game first, those without one last, the newest bet of a game first. */
const sortPending = (bets: readonly Bet[]): Bet[] =>
  bets
    .filter((bet) => bet.status === 'pending')
    .sort((a, b) => {
      const [first, second] = [startOf(a), startOf(b)];
      return first === second ? Date.parse(b.placedAt) - Date.parse(a.placedAt) : first - second;
    });

const sumOf = (bets: readonly Bet[], field: 'stake' | 'potentialWin'): number =>
  bets.reduce((total, bet) => total + Math.round(bet[field] * 100), 0) / 100;

const COLUMNS = ['Bet', 'Game', 'Odds', 'Stake', 'To win'] as const;

const editButtonId = (betId: string): string => `edit-${betId}`;

function PendingEmpty() {
  return (
    <EmptyState
      title="No active bets"
      hint="Bets you place from the slip, add by hand or import wait here until their game is decided."
      action={
        <Link className={buttonClass()} to={paths.games()}>
          View games
        </Link>
      }
    />
  );
}

function TableHead() {
  return (
    <thead>
      <tr>
        {COLUMNS.map((name, at) => (
          <th key={name} scope="col" className={at > 1 ? 'num' : undefined}>
            {name}
          </th>
        ))}
        <th scope="col">
          <span className="sr">Change</span>
        </th>
      </tr>
    </thead>
  );
}

/** " · 3 in play, worth $41.20 at live chances"; of those that have one. */
function liveCaption(inPlay: readonly Bet[], live: ReadonlyMap<string, LiveBet>): string {
  const { worth, counted } = fairWorth(
    inPlay.flatMap((bet) => {
      const found = live.get(bet.id);
      return found ? [{ bet, live: found }] : [];
    }),
  );
  return counted === 0 ? '' : ` · ${counted} in play, worth ${formatMoney(worth)} at live chances`;
}

/** Bets whose game is not decided yet, the next to start first. */
export function PendingList({ bets }: { bets: readonly Bet[] }) {
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Bet | null>(null);
  const pending = sortPending(bets);
  const inPlay = pending.filter((bet) => bet.contestStatus === 'live');
  const board = useBoard(inPlay);
  const live = useLiveBets(inPlay.length > 0);
  if (pending.length === 0) return <PendingEmpty />;
  const leaveEdit = (betId: string): void => {
    setEditing(null);
    requestAnimationFrame(() => document.getElementById(editButtonId(betId))?.focus());
  };
  const caption = `${formatMoney(sumOf(pending, 'stake'))} at stake, ${formatMoney(sumOf(pending, 'potentialWin'))} to win${liveCaption(inPlay, live)}`;
  return (
    <Panel title="Pending bets" caption={caption} padded={false}>
      <table className="tbl bets-t">
        <TableHead />
        <tbody>
          {pending.map((bet) => (
            <tr key={bet.id} id={`bet-${bet.id}`}>
              {editing === bet.id ? (
                <td colSpan={COLUMNS.length + 1}>
                  <PendingEdit bet={bet} onDone={() => leaveEdit(bet.id)} />
                </td>
              ) : (
                <PendingRow
                  bet={bet}
                  game={board.get(bet.gameId)}
                  live={live.get(bet.id)}
                  editId={editButtonId(bet.id)}
                  onEdit={() => setEditing(bet.id)}
                  onRemove={() => setRemoving(bet)}
                />
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {removing ? <RemoveDialog bet={removing} onClose={() => setRemoving(null)} /> : null}
    </Panel>
  );
}
