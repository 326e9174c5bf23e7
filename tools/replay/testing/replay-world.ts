import type { Surroundings } from '../../../server/providers/http/index.ts';
import type { Library } from '../library.ts';
import { PLACES, type Place } from '../places.ts';
import { Replay } from '../serve/replay.ts';
import { replayFetch } from '../serve/replay-fetch.ts';

const ORIGIN = 'http://127.0.0.1:8099';

export interface ReplayWorld {
  replay: Replay;
  around: Surroundings;
  /** Base addresses, as the product is configured with them. */
  bases: Readonly<Record<Place, string>>;
  /** Every place that was asked so far, once for each question. */
  requested: string[];
}

/** A recorded day behind real adapters, in time that a test moves: nothing waits, and a silent provider meets its time limit at once. */
export function replayWorld(library: Library, now: () => Date, credits = 20_000): ReplayWorld {
  const replay = new Replay({ library, clock: { now }, credits });
  const timers = new Set<() => void>();
  const requested: string[] = [];
  const onSilence = (): void => {
    for (const end of timers) end();
  };
  const answer = replayFetch({ replay, origin: ORIGIN, onSilence });
  const around: Surroundings = {
    now,
    sleep: () => Promise.resolve(),
    startTimer: (_ms, end) => {
      timers.add(end);
      return () => timers.delete(end);
    },
    random: () => 0.5,
    fetch: (input, init) => {
      requested.push(String(input instanceof Request ? input.url : input).slice(ORIGIN.length));
      return answer(input, init);
    },
  };
  const bases = Object.fromEntries(PLACES.map((place) => [place, `${ORIGIN}/${place}`])) as Record<Place, string>;
  return { replay, around, bases, requested };
}
