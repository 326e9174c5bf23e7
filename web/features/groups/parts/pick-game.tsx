import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { plural } from '../../../lib/format.ts';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { type GroupPick, type Offer, type SlateGame, useRemovePick, useSetPick } from '../pick.queries.ts';

const LOOK: Record<NonNullable<GroupPick['result']>, BadgeLook> = { win: 'win', loss: 'loss', push: 'push', void: 'plain' };

interface Props {
  groupId: string;
  date: string;
  game: SlateGame;
}

const termsText = ({ weight, runsGuess }: GroupPick): string =>
  `${weight === null ? '' : ` · confidence ${weight}`}${runsGuess === null ? '' : ` · total ${runsGuess}`}`;
const matches = (pick: GroupPick, offer: Offer): boolean => pick.isYou && pick.market === offer.market && pick.side === offer.side;
/** "BOS −1.5" fits a phone where "Boston Red Sox -1.5" does not. */
const shortOf = ({ market, side, selection, line }: Offer, { awayCode, homeCode }: SlateGame): string => {
  if (market === 'total') return selection;
  const code = side === 'away' ? awayCode : homeCode;
  return line === null ? code : `${code} ${line > 0 ? '+' : '−'}${Math.abs(line)}`;
};

function Offers({ groupId, date, game }: Props) {
  const { odds } = useReaderFormat();
  const [set, remove] = [useSetPick(groupId, date), useRemovePick(groupId)];
  if (game.offers.length === 0) return <p className="cap">No prices on this game now.</p>;
  return (
    <div className="grp-offers">
      {game.offers.map((offer) => {
        const own = game.picks.find((pick) => matches(pick, offer));
        const { gameId } = game;
        const { market, side, line } = offer;
        return (
          <button
            key={`${market} ${side}`}
            type="button"
            className="grp-offer"
            aria-pressed={own !== undefined}
            disabled={set.isPending || remove.isPending}
            aria-label={`${offer.selection} ${odds(offer.odds)}`}
            title={`${selectionLabel(offer.selection)} at ${offer.bookName}`}
            onClick={() => (own ? remove.mutate(own.id) : set.mutate({ gameId, market, side, line }))}
          >
            <span>{shortOf(offer, game)}</span>
            <b>{odds(offer.odds)}</b>
          </button>
        );
      })}
    </div>
  );
}

function PickRow({ pick }: { pick: GroupPick }) {
  const { odds } = useReaderFormat();
  return (
    <li>
      <span className="grp-who">
        <b>{pick.username}</b>
        {pick.isYou ? <Badge look="value">You</Badge> : null}
        <span>{`${selectionLabel(pick.selection)} ${odds(pick.odds)}${termsText(pick)}`}</span>
      </span>
      <span title={pick.formula ?? undefined}>
        {pick.result ? <Badge look={LOOK[pick.result]}>{pick.result}</Badge> : <span className="cap">{pick.bookName}</span>}
      </span>
    </li>
  );
}

/** Until the first pitch these are one's own: the buttons show the sides, this the prices that were taken. */
function OwnPicks({ picks }: { picks: readonly GroupPick[] }) {
  const { odds } = useReaderFormat();
  if (picks.length === 0) return null;
  return (
    <p className="cap">{`Sealed: ${picks.map((pick) => `${selectionLabel(pick.selection)} ${odds(pick.odds)}${termsText(pick)}`).join(', ')}`}</p>
  );
}

/** One game with what may be picked and what may be seen; `children` is what a pick carries besides, while the game is open. */
export function PickGame({ groupId, date, game, children }: Props & { children?: ReactNode }) {
  const { gameTime } = useReaderFormat();
  const score = game.score ? `${game.awayCode} ${game.score.away}, ${game.homeCode} ${game.score.home}` : null;
  return (
    <li className="grp-game">
      <header>
        <b>{`${game.awayCode} @ ${game.homeCode}`}</b>
        <span className="cap">{score ? `${score} · ${game.status}` : gameTime(game.startsAt)}</span>
        {game.isOpen ? (
          <span className="grp-sealed">
            <Lock className="s" aria-hidden="true" />
            {game.sealed === 0 ? 'No other picks yet' : `${plural(game.sealed, 'hidden pick')} from others`}
          </span>
        ) : null}
      </header>
      {game.isOpen ? <Offers groupId={groupId} date={date} game={game} /> : null}
      {game.isOpen ? <OwnPicks picks={game.picks} /> : null}
      {game.isOpen ? children : null}
      {!game.isOpen && game.picks.length > 0 ? (
        <ul className="grp-rows" aria-label={`Picks on ${game.awayCode} at ${game.homeCode}`}>
          {game.picks.map((pick) => (
            <PickRow key={pick.id} pick={pick} />
          ))}
        </ul>
      ) : null}
      {!game.isOpen && game.picks.length === 0 ? <p className="cap">No one picked this game.</p> : null}
    </li>
  );
}
