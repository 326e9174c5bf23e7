import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { type Board, liveWords } from '../../../sports/registry.ts';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import type { VirtualBet, VirtualLeg } from '../practice-types.ts';
import { RESULT_LOOK, RESULT_WORD } from '../practice-words.ts';
import { scoreWords } from './bet-rules.ts';

const STATES: Record<string, { look: BadgeLook; word: string }> = {
  live: { look: 'live', word: 'Live' },
  completed: { look: 'plain', word: 'Final' },
  delayed: { look: 'warn', word: 'Delayed' },
  postponed: { look: 'warn', word: 'Postponed' },
  suspended: { look: 'warn', word: 'Suspended' },
  cancelled: { look: 'warn', word: 'Canceled' },
};

function LegState({ leg, status }: { leg: VirtualLeg; status: string }) {
  if (leg.result) return <Badge look={RESULT_LOOK[leg.result]}>{RESULT_WORD[leg.result]}</Badge>;
  const state = STATES[status];
  return state ? <Badge look={state.look}>{state.word}</Badge> : <Badge look="warn">Pending</Badge>;
}

/** How the game of a leg stands: its score while it is played and afterwards, its start before. */
export function useLegWords(): (leg: VirtualLeg, board: Board) => string {
  const { gameTime, date } = useReaderFormat();
  return (leg, board) => {
    const game = board.get(leg.gameId);
    if (leg.finalScore) return scoreWords(leg, leg.finalScore);
    if (game?.status === 'live') return liveWords(game);
    if (leg.flag) return leg.flag;
    if ((game?.status ?? leg.contestStatus) === 'completed') return 'being graded';
    return `${date(leg.startsAt)}, ${gameTime(leg.startsAt)}`;
  };
}

const sourceOf = (leg: VirtualLeg): string | null => (leg.priceSource === 'model' ? 'model price' : leg.bookName);

export function LegList({ bet, board }: { bet: Pick<VirtualBet, 'legs' | 'teaserPoints'>; board: Board }) {
  const { odds, prices } = useReaderFormat();
  const words = useLegWords();
  return (
    <ul className="vs-bet-legs">
      {bet.legs.map((leg) => (
        <li key={`${leg.gameId} ${leg.selection}`}>
          <LegState leg={leg} status={board.get(leg.gameId)?.status ?? leg.contestStatus} />
          <div>
            <b>{selectionLabel(leg.selection)}</b>
            <small>
              {gameLabel(leg.gameId)} · {words(leg, board)}
            </small>
            {leg.explanation ? (
              <small>
                {leg.rule ? `${leg.rule}: ` : ''}
                {prices(leg.explanation)}
              </small>
            ) : null}
          </div>
          <span className="num">
            {bet.teaserPoints === null ? odds(leg.odds) : null}
            <small>{bet.teaserPoints === null ? sourceOf(leg) : `moved ${bet.teaserPoints} from ${leg.bookName}`}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
