import { plural } from '../../lib/format.ts';
import { useBoxScore, useLiveGame } from './baseball.queries.ts';
import type { BaseballDetail } from './baseball-types.ts';
import { Diamond, Outs } from './live-panel.tsx';

function useLive(game: BaseballDetail) {
  const { data, isError } = useLiveGame(game.gameId, game.status === 'live');
  if (isError || (data !== undefined && data.status !== 'live')) return null;
  return { state: data ?? game.live, told: data ?? null };
}

/** Bases, outs and the count of a game in play; nothing when the feed fails. */
export function LiveState({ game }: { game: BaseballDetail }) {
  const live = useLive(game)?.state;
  if (!live) return null;
  const { balls, strikes } = live;
  return (
    <div className="bug-live">
      <Diamond runners={live.runnersOn} />
      <div className="count">
        <Outs count={live.outs} />
        <span>
          Count <b>{balls === null || strikes === null ? '—' : `${balls}–${strikes}`}</b>
        </span>
      </div>
    </div>
  );
}

/** "1 for 2, 1 walk" */
const atBats = ({ hits, atBats: at, walks }: { hits: number | null; atBats: number | null; walks: number | null }): string =>
  [hits === null || at === null ? null : `${hits} for ${at}`, walks ? plural(walks, 'walk') : null].filter(Boolean).join(', ');

interface Arm {
  outs: number | null;
  strikeouts: number | null;
  pitches: number | null;
}

/** "4.1 IP, 5 K, 56 pitches" */
const armText = ({ outs, strikeouts, pitches }: Arm): string =>
  [
    outs === null ? null : `${Math.floor(outs / 3)}.${outs % 3} IP`,
    strikeouts === null ? null : `${strikeouts} K`,
    pitches === null ? null : plural(pitches, 'pitch', 'pitches'),
  ]
    .filter(Boolean)
    .join(', ');

/** Who bats, who pitches and how long already; nothing between innings, or when the feed fails. */
export function LiveMatchup({ game }: { game: BaseballDetail }) {
  const told = useLive(game)?.told;
  const { data: box } = useBoxScore(game.gameId, game.status === 'live', true);
  if (!told || (!told.batter && !told.pitcher)) return null;
  const sides = box ? [box.away, box.home] : [];
  const batter = sides.flatMap(({ batters }) => batters).find(({ name }) => name === told.batter);
  const pitcher = sides.flatMap(({ pitchers }) => pitchers).find(({ name }) => name === told.pitcher);
  return (
    <div className="who">
      {told.batter ? (
        <span>
          At bat <b>{told.batter}</b> {batter ? atBats(batter) : ''}
        </span>
      ) : null}
      {told.pitcher ? (
        <span>
          Pitching <b>{told.pitcher}</b> {pitcher ? armText(pitcher) : ''}
        </span>
      ) : null}
    </div>
  );
}
