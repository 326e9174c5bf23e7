import type { Analysis, Game } from '../contest-types.ts';
import { ValuePlayRow } from './value-play-row.tsx';

/** The plays that are worth their price now; without one, "no bet" and the side that is nearest to being one. */
export function ValuePlays({ game, analysis, now, most }: { game: Game; analysis: Analysis; now: number; most?: number }) {
  const { valuePlays, verdict, nearest } = analysis;
  const shown = valuePlays.slice(0, most);
  if (shown.length > 0)
    return (
      <ul className="vps">
        {shown.map((play) => (
          <ValuePlayRow key={`${play.market} ${play.side}`} game={game} play={play} now={now} />
        ))}
      </ul>
    );
  return (
    <>
      <p className="vp-none">
        <b>{verdict}</b>
        {nearest ? <span className="muted"> The nearest to one:</span> : null}
      </p>
      {nearest ? (
        <ul className="vps">
          <ValuePlayRow game={game} play={nearest} now={now} />
        </ul>
      ) : null}
    </>
  );
}
