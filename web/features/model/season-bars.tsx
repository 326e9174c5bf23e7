import { type GameSport, seasonLabel } from '@clearedge/contract/sports';
import type { Backtest } from './model.queries.ts';

type Season = Backtest['seasons'][number];

/** A coin's loss: what any forecaster is measured from. */
const COIN = Math.LN2;
const gain = (loss: number): number => Math.max(0, COIN - loss);

function Bar({ name, loss, widest, isOurs }: { name: string; loss: number; widest: number; isOurs: boolean }) {
  return (
    <div className="sb-row">
      <span>{name}</span>
      <span className="sb-track">
        <span className="sb-bar" data-ours={isOurs || undefined} style={{ width: `${(100 * gain(loss)) / widest}%` }} />
      </span>
      <span className="num">{loss.toFixed(4)}</span>
    </div>
  );
}

/** By season, how far the model and the closing line were ahead of a coin. */
export function SeasonBars({ seasons, sport }: { seasons: readonly Season[]; sport: GameSport }) {
  const widest = Math.max(...seasons.flatMap(({ model, close }) => [gain(model), close === null ? 0 : gain(close)]), Number.EPSILON);
  return (
    <ul className="season-bars">
      {seasons.map(({ season, model, close }) => (
        <li key={season}>
          <b>{seasonLabel(sport, season)}</b>
          <div>
            <Bar name="Model" loss={model} widest={widest} isOurs />
            {close === null ? null : <Bar name="Close" loss={close} widest={widest} isOurs={false} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
