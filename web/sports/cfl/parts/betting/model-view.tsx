import { Link } from 'react-router';
import { takesBets } from '../../../../core/games.ts';
import { chanceText } from '../../../../core/pick-figures.ts';
import type { CardMarket } from '../../../../core/prices/market-names.ts';
import { useCan } from '../../../../core/session/use-can.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../../core/slip/index.ts';
import { formatSigned } from '../../../../lib/format.ts';
import { paths } from '../../../../lib/paths.ts';
import { Badge } from '../../../../ui/marks/badge.tsx';
import type { FootballGame, FootballPick } from '../../football-types.ts';

function PickLine({ pick }: { pick: FootballPick }) {
  const { odds } = useReaderFormat();
  return (
    <p>
      <Badge look="value">Model pick</Badge> <b>{selectionLabel(pick.selection)}</b> {odds(pick.odds)} at {pick.bookName}:{' '}
      {`${chanceText(pick)}, fair ${odds(pick.fairOdds)}, EV ${formatSigned(pick.expectedValue)}%`}
    </p>
  );
}

/** The model's published opinion on this market of a game; without one it says so, and what Pro would add. */
export function ModelView({ game, market, picks }: { game: FootballGame; market: CardMarket; picks: readonly FootballPick[] }) {
  const isOpen = useCan('picks');
  const own = picks.filter((pick) => pick.pickType === market);
  if (own.length === 0 && !takesBets(game)) return null;
  return (
    <div className="cf-model">
      {own.map((pick) => (
        <PickLine key={pick.id} pick={pick} />
      ))}
      {own.length === 0 ? (
        <p className="cap">
          {isOpen
            ? 'No pick of the model on this market so far.'
            : 'No pick of the model is open to you on this market; Pro shows all of them.'}{' '}
          <Link to={paths.cflPicks}>CFL Picks</Link>
        </p>
      ) : null}
    </div>
  );
}
