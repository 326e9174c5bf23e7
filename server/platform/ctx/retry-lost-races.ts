import { Refusal } from '../../kernel/refusal.ts';
import { isLostRace } from '../database/race.ts';
import { pause, type Timers } from '../timers.ts';

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 10;

/** Runs `work` again while it loses to other transactions; gives up as "busy" after a handful of tries. */
export async function retryLostRaces<T>(timers: Timers, work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isLostRace(error)) throw error;
      await pause(timers, FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random() / 2));
    }
  }
  throw new Refusal('UNAVAILABLE', 'Many people are doing this at the moment. Please try again.', { retryAfterSeconds: 1 });
}
