import { MARKET_ONLY, MARKET_ONLY_NOTE } from '../../../core/props/market-only.ts';
import { formatAge, formatPercent } from '../../../lib/format.ts';
import type { PlayerProp } from '../contest-types.ts';

const VOID = 'A prop on a player who is inactive, or does not get into the game, is void.';
const ALL_MARKET_ONLY = `${MARKET_ONLY_NOTE} Expected value is against the books without their margin. ${VOID}`;

/** Of a league: every player by his own games. */
function fromPastGames(props: readonly PlayerProp[], age: string, weight: number | null): string {
  const games = props.flatMap(({ projection }) => projection?.games ?? []);
  const [least, most] = [Math.min(...games), Math.max(...games)];
  return [
    `Projected ${age} ago from each player’s games of this season (${least === most ? least : `${least} to ${most}`}), what the opponent allows and the score we expect; no price is in it.`,
    props.some(({ isMarketOnly }) => isMarketOnly) ? `${MARKET_ONLY}: props whose probabilities were off in a past season.` : '',
    weight === null
      ? ''
      : `Probabilities pool the market without margin with the model at ${formatPercent(weight, 0)}: no history of prop prices exists to fit that share.`,
    VOID,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where the figures come from, how old they are and how far they are to be trusted. */
export function PropsNote({ props, now }: { props: readonly PlayerProp[]; now: number }) {
  if (props.every(({ isMarketOnly }) => isMarketOnly)) return <p className="g-note">{ALL_MARKET_ONLY}</p>;
  const projected = props.find(({ projection }) => projection !== null);
  const projection = projected?.projection;
  const weights = [...new Set(props.flatMap(({ modelWeight }) => modelWeight ?? []))].sort((a, b) => b - a);
  const isModelPrice = props.some(({ over }) => over?.isModelPrice);
  if (!projection) return <p className="g-note">The players of this game have not been projected yet; prices and past games are shown.</p>;
  const age = formatAge((now - Date.parse(projection.projectedAt)) / 1000);
  if (projection.isFromPastGames) return <p className="g-note">{fromPastGames(props, age, weights[0] ?? null)}</p>;
  return (
    <p className="g-note">
      {`Projected ${age} ago from ${projection.games.toLocaleString('en-US')} simulated games with the ${
        projection.isLineUpAnnounced ? 'announced' : 'expected'
      } lineup. `}
      {weights.length > 0
        ? `Probabilities pool the market without margin with the model, which has ${weights
            .map((weight) => formatPercent(weight, 0))
            .join(' or, of pitchers, ')} of the say: no history of prop prices exists to fit that share, so it is a cautious one. `
        : null}
      {isModelPrice
        ? 'No book offers props on this game: prices are the model’s own less a hold of 6%, and cannot be bet at a book. '
        : null}
      A prop on a player who doesn’t start is void.
    </p>
  );
}
