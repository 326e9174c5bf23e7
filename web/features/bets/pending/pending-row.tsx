import type { AnyGame } from '../../../core/games.ts';
import { BetProgress } from '../../../core/live-bets/bet-progress.tsx';
import type { LiveBet } from '../../../core/live-bets/live-words.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { liveWords } from '../../../sports/registry.ts';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { BetMarks } from '../bet-marks.tsx';
import type { Bet } from '../bet-types.ts';
import { betGame, betKindLine, betTitle, detailLine } from '../bet-words.ts';
import { isClosed, marksOf } from '../change/closed-rules.ts';
import { BetMenu, ResolveMenu } from '../lazy-parts.tsx';
import { Corrections } from '../receipt/corrections.tsx';
import { TicketLegs } from '../ticket/ticket-legs.tsx';
import type { LegsLive } from '../ticket/ticket-rules.ts';
import { FutureLine, settlesWords } from './future-line.tsx';

const STATES: Record<string, { look: BadgeLook; word: string; note?: string }> = {
  completed: { look: 'plain', word: 'Final', note: 'being graded' },
  final: { look: 'plain', word: 'Final', note: 'being graded' },
  delayed: { look: 'warn', word: 'Delayed' },
  postponed: { look: 'warn', word: 'Postponed' },
  suspended: { look: 'warn', word: 'Suspended' },
  cancelled: { look: 'warn', word: 'Canceled' },
  unknown: { look: 'warn', word: 'Status unknown' },
};

const OVER_WORDS = "We can't grade this one. Mark the result yourself.";
const EARLY_WORDS = "We can't grade this one. Mark the result yourself when it is final.";
const ownWords = (bet: Bet): string => bet.flag ?? (marksOf(bet) === 'all' ? OVER_WORDS : EARLY_WORDS);
const needsOwner = (bet: Bet): boolean => !bet.isGradable || bet.flag !== null;

/** Its two teams, each with its score once the game is in play; nothing of a tournament or of a game we do not know. */
function Teams({ bet, score }: { bet: Bet; score: LiveBet['score'] | undefined }) {
  const { awayTeamCode: away, homeTeamCode: home, sport } = bet;
  if (!away || !home) return <span className="sw-teams" />;
  return (
    <span className="sw-teams" aria-hidden="true">
      {([away, home] as const).map((code, at) => (
        <span key={code}>
          <TeamChip code={code} sport={sport} size="sm" />
          {score ? <b>{at === 0 ? score.away : score.home}</b> : null}
        </span>
      ))}
    </span>
  );
}

/** "SF 0, HOU 2 · Bot 3" in play, else the game and when it starts. */
function Context({ bet, game }: { bet: Bet; game: AnyGame | undefined }) {
  const { date, gameTime } = useReaderFormat();
  const status = game?.status ?? bet.contestStatus ?? '';
  const words = game && status === 'live' ? liveWords(game) : '';
  const state = STATES[status];
  const start = settlesWords(bet) ?? (bet.startsAt ? `${date(bet.startsAt)}, ${gameTime(bet.startsAt)}` : 'Not on our schedule');
  // What we cannot grade waits for its owner, not for us.
  const note = bet.isGradable && bet.flag === null ? state?.note : undefined;
  return (
    <>
      {state ? <Badge look={state.look}>{state.word}</Badge> : null}
      {words || [bet.legs.length === 0 && betGame(bet), note ?? start].filter(Boolean).join(' · ')}
    </>
  );
}

interface PendingRowProps {
  bet: Bet;
  game: AnyGame | undefined;
  live: LiveBet | undefined;
  /** Its legs on games in play, by their place. */
  legs: LegsLive;
  now: number;
  onEdit: () => void;
  onRemove: () => void;
}

/** An open bet: what it is on, how it stands while its game is in play, its price and money, and a menu of what may be done. */
export function PendingRow({ bet, game, live, legs, now, onEdit, onRemove }: PendingRowProps) {
  const { odds, dateTime } = useReaderFormat();
  const closed = isClosed(bet, now);
  return (
    <>
      <Teams bet={bet} score={live?.score} />
      <div className="sw-what">
        <b>{betTitle(bet)}</b>
        <small className="sw-where">
          <Context bet={bet} game={game} />
        </small>
        <small title={`Logged ${dateTime(bet.placedAt)}`}>{betKindLine(bet) + detailLine(bet)}</small>
        <FutureLine bet={bet} />
        {bet.selectionSource === 'text' && bet.readAs ? <small>Read as: {bet.readAs}</small> : null}
        <BetMarks bet={bet} />
        <Corrections bet={bet} />
        {needsOwner(bet) ? (
          <div className="bet-flag">
            <p>{ownWords(bet)}</p>
            {marksOf(bet) === 'none' ? null : <ResolveMenu bet={bet} label="Mark result" />}
          </div>
        ) : null}
      </div>
      {live ? <BetProgress bet={bet} live={live} /> : null}
      {bet.legs.length > 0 ? <TicketLegs bet={bet} legs={legs} /> : null}
      <div className="sw-money">
        <b data-label="Odds">{odds(bet.odds)}</b>
        <small>
          <span data-label="Stake">{formatMoney(bet.freeStake || bet.stake)}</span> to win{' '}
          <span data-label="To win">{formatMoney(bet.potentialWin)}</span>
        </small>
      </div>
      <BetMenu bet={bet} isClosed={closed} {...(closed ? {} : { onEdit, onRemove })} />
    </>
  );
}
