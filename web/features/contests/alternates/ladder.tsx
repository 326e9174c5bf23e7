import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import { type BoardMarket, SIDES_OF } from '@clearedge/contract/markets/board-markets';
import clsx from 'clsx';
import { useNow } from '../../../core/clock.ts';
import type { AnyGame } from '../../../core/games.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { marketOffer } from '../../../core/prices/offer.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, formatSignedPercent } from '../../../lib/format.ts';
import { LikelyError } from '../../../ui/marks/likely-error.tsx';
import type { AlternateRung } from '../contest-types.ts';

type Place = 'first' | 'second';
type Judged = NonNullable<NonNullable<AlternateRung['judged']>[Place]>;

const LEAST_PUSH = 0.0005;

/** "46.1%, 5.2% push · EV −3.2%", and why a positive EV is no value. */
function Figures({ judged }: { judged: Judged }) {
  const { odds } = useReaderFormat();
  const { probability, pushProbability: push, expectedValue, isValue, doubt, fairOdds } = judged;
  const why = doubt ? DOUBT_WORDS[doubt] : 'Value by the books’ own number';
  return (
    <p className="alt-f" title={`Fair ${odds(Math.round(fairOdds))} if the stake does not come back. ${why}`}>
      <span>
        <b>{formatPercent(probability)}</b>
        {push >= LEAST_PUSH ? `, ${formatPercent(push)} push` : ''}
      </span>
      <span className={clsx(isValue && 'pos')}>
        {`EV ${formatSignedPercent(expectedValue)}`}
        {isValue ? ' value' : expectedValue > 0 ? ' not value' : ''}
      </span>
    </p>
  );
}

interface RungProps {
  game: AnyGame;
  market: BoardMarket;
  rung: AlternateRung;
  now: number;
}

function Side({ game, market, rung, now, place }: RungProps & { place: Place }) {
  const { odds } = useReaderFormat();
  const side = SIDES_OF[market][place === 'first' ? 0 : 1];
  const offer = { ...marketOffer(game, market, side, rung[place]), isAlternate: !rung.isMain };
  const judged = rung.judged?.[place];
  return (
    <div className="alt-s">
      <OddsButton game={game} offer={offer} now={now} />
      {judged && offer.cell.odds !== null ? <Figures judged={judged} /> : null}
      {rung.errors
        .filter((error) => error.side === side)
        .map((error) => (
          <p className="alt-f" key={error.bookName}>
            <span>{error.bookName}</span> <LikelyError price={odds(error.odds)} reason={error.reason} />
          </p>
        ))}
    </div>
  );
}

/** Every number of a market with the best price of each side, the one that most books have marked. */
export function Ladder({ game, market, rungs }: Omit<RungProps, 'rung' | 'now'> & { rungs: readonly AlternateRung[] }) {
  const now = useNow(5000);
  const [first, second] = SIDES_OF[market][0] === 'over' ? ['Over', 'Under'] : [game.awayTeam, game.homeTeam];
  return (
    <div className="alt">
      <div className="alt-h" aria-hidden="true">
        <span>{first}</span>
        <span>{second}</span>
      </div>
      <ol>
        {rungs.map((rung) => (
          <li key={rung.line} className={clsx('alt-r', rung.isMain && 'is-main')}>
            {rung.isMain ? <span className="cap alt-m">Main line</span> : null}
            <Side game={game} market={market} rung={rung} now={now} place="first" />
            <Side game={game} market={market} rung={rung} now={now} place="second" />
          </li>
        ))}
      </ol>
    </div>
  );
}
