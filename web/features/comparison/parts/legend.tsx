import type { Method } from '../comparison.queries.ts';
import type { MaxAge } from '../comparison-url.ts';
import { METHOD_NAME } from '../rules/words.ts';

/** What the colours and strokes of the table mean. */
export function Legend({ method, maxAge }: { method: Method; maxAge: MaxAge }) {
  return (
    <p className="oc-legend cap">
      <span>
        <b className="board-price best">+104</b> best price on the number most books offer, fresh prices only
      </span>
      <span>outlined: best price when the game closed</span>
      <span>
        <b className="board-price old">+100</b> {`older than ${maxAge} min, never best`}
      </span>
      <span>— market off at that book</span>
      <span>
        <b className="fair">Fair</b> {`median over books, each with its margin out by the ${METHOD_NAME[method].toLowerCase()} method`}
      </span>
    </p>
  );
}
