import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import clsx from 'clsx';
import { type LiveBet, progressOf, standingOf } from '../../../core/live-bets/live-words.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { formatPercent, NONE } from '../../../lib/format.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Bet, BetLeg } from '../bet-types.ts';
import { GRADE_LOOK } from '../bet-words.ts';
import { type LegsLive, ticketState } from './ticket-rules.ts';
import './ticket.css';

/** "TEN 7, NO 6 · behind by 1, covers as it stands · 55% Winning" in play, else the game and its start. */
function LegState({ leg, live }: { leg: BetLeg; live: LiveBet | undefined }) {
  const { date, gameTime } = useReaderFormat();
  if (!live?.hasBegun) {
    const start = leg.startsAt ? `${date(leg.startsAt)}, ${gameTime(leg.startsAt)}` : 'not on our schedule';
    const chance = live?.chance == null ? live?.reason : `${formatPercent(live.chance, 0)} before the start`;
    return <small>{[gameLabel(leg.gameId), start, chance].filter(Boolean).join(' · ')}</small>;
  }
  const { score, chance, reason } = live;
  const progress = progressOf(leg, score);
  const words = [
    score ? `${leg.awayTeamCode} ${score.away}, ${leg.homeTeamCode} ${score.home}` : live.place,
    [progress?.head, progress?.detail].filter(Boolean).join(', '),
    chance === null ? reason : `${formatPercent(chance, 0)} ${standingOf(chance)}`,
  ];
  return <small>{words.filter(Boolean).join(' · ')}</small>;
}

/** The legs of an open ticket, each with its result or where it stands, and how the ticket stands as a whole. */
export function TicketLegs({ bet, legs: live }: { bet: Bet; legs: LegsLive }) {
  const { odds } = useReaderFormat();
  const { head, standing, chance, why } = ticketState(bet, live);
  const isInPlay = bet.contestStatus === 'live';
  return (
    <>
      {isInPlay ? (
        <div className={clsx('lb', `lb-${standing.toLowerCase()}`)}>
          <div className="lb-bar">
            <div className="lb-h">
              <b>{head}</b>
            </div>
            <div className="lb-segs" aria-hidden="true">
              {bet.legs.map((leg, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: legs keep their places on a ticket
                <i key={at} className={clsx(leg.result !== null && 'on')} />
              ))}
            </div>
          </div>
          <div className="lb-c" title="Chances of the open legs multiplied; of a leg to come, its chance before the start">
            <b>{chance === null ? NONE : formatPercent(chance, 0)}</b>
            <span>{why || standing}</span>
          </div>
        </div>
      ) : null}
      <ol className="tk-legs" aria-label="Legs">
        {bet.legs.map((leg, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: legs keep their places on a ticket
          <li key={at}>
            {leg.result ? <Badge look={GRADE_LOOK[leg.result]}>{GRADE_WORD[leg.result]}</Badge> : null}
            <span>
              {selectionLabel(leg.selection)} {leg.odds === null ? null : odds(leg.odds)}
            </span>
            <LegState leg={leg} live={live[at]} />
          </li>
        ))}
      </ol>
    </>
  );
}
