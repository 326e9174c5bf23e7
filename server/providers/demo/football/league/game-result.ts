import type { GameTape } from '../engine/play.ts';
import type { Fixture } from '../schedule/fixture.ts';

/** What a season remembers of a game once its plays are put away. */
export type GameResult = Pick<GameTape, 'endAt' | 'score' | 'quarters' | 'hasOvertime'>;
export type ResultOf = (fixture: Fixture) => GameResult;
