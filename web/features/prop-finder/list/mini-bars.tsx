import type { FinderProp } from '../finder.queries.ts';

const HEAD = 1;

/** His last ten games, oldest at the left: green over that day's own line, a tick where it stood; grey where none is known. */
export function MiniBars({ prop: { lastGames, lastLines } }: { prop: FinderProp }) {
  if (lastGames.length === 0) return <span className="pf-none">No start yet</span>;
  const highest = Math.max(...lastGames, ...lastLines.map((line) => line ?? 0)) + HEAD;
  const up = (value: number): string => `${(100 * (value + HEAD / 2)) / highest}%`;
  const words = lastGames.map((value, at) => `${value}${lastLines[at] === null ? '' : ` (${lastLines[at]})`}`).join(', ');
  return (
    <span className="pf-mini" role="img" aria-label={`Last games, newest first, with that day’s line: ${words}`}>
      {lastGames
        .map((value, at) => ({ value, line: lastLines[at] ?? null, at }))
        .reverse()
        .map(({ value, line, at }) => (
          <i key={at} className={line === null ? 'unknown' : value > line ? 'over' : value === line ? 'push' : 'under'}>
            <span style={{ height: up(value) }} />
            {line === null ? null : <u style={{ bottom: up(line) }} />}
          </i>
        ))}
    </span>
  );
}
