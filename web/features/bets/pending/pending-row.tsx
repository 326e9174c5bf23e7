import { Pencil, Trash2 } from 'lucide-react';
import { useNow } from '../../../core/clock.ts';
import { ClubChip } from '../../../core/club-chip.tsx';
import { liveWords } from '../../../core/live-words.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { type BoardGame, gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { BetMarks } from '../bet-marks.tsx';
import type { Bet } from '../bet-types.ts';
import { betLabel } from '../bet-words.ts';
import { isClosed, marksOf } from '../change/closed-rules.ts';
import { CorrectMenu, ResolveMenu } from '../lazy-parts.tsx';
import { Corrections } from '../receipt/corrections.tsx';

const STATES: Record<string, { look: BadgeLook; word: string; note?: string }> = {
  live: { look: 'live', word: 'Live' },
  completed: { look: 'plain', word: 'Final', note: 'being graded' },
  final: { look: 'plain', word: 'Final', note: 'being graded' },
  delayed: { look: 'warn', word: 'Delayed' },
  postponed: { look: 'warn', word: 'Postponed' },
  suspended: { look: 'warn', word: 'Suspended' },
  cancelled: { look: 'warn', word: 'Cancelled' },
  unknown: { look: 'warn', word: 'Status unknown' },
};

/** When the bet's game starts, or how it stands. */
function BetStart({ bet, game }: { bet: Bet; game: BoardGame | undefined }) {
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
      <ClubChip code={away} sport={bet.sport} size="sm" />
      <span className="muted" aria-hidden="true">
        @
      </span>
      <span className="sr">at</span>
      <ClubChip code={home} sport={bet.sport} size="sm" />
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
  game: BoardGame | undefined;
  editId: string;
  onEdit: () => void;
  onRemove: () => void;
}

function RowActions({ said, editId, onEdit, onRemove }: Pick<PendingRowProps, 'editId' | 'onEdit' | 'onRemove'> & { said: string }) {
  return (
    <div>
      <IconButton id={editId} label={`Edit ${said}`} onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton label={`Remove ${said}`} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </div>
  );
}

export function PendingRow({ bet, game, editId, onEdit, onRemove }: PendingRowProps) {
  const { odds, dateTime } = useReaderFormat();
  const now = useNow();
  const said = selectionLabel(bet.selection);
  return (
    <>
      <td className="bet-what">
        <b>{said}</b>
        <small title={`Placed ${dateTime(bet.placedAt)}`}>
          {betLabel(bet)}
          {bet.book ? ` · ${bet.book}` : ''}
        </small>
        {bet.selectionSource === 'text' && bet.readAs ? <small>Read as: {bet.readAs}</small> : null}
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
        {isClosed(bet, now) ? <CorrectMenu bet={bet} /> : <RowActions said={said} editId={editId} onEdit={onEdit} onRemove={onRemove} />}
      </td>
    </>
  );
}
