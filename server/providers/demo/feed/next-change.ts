import { playsUntil } from '../engine/tape/box-sheet.ts';
import { AT, WIDTH } from '../engine/tape/play-columns.ts';
import type { Game } from '../league/league.ts';
import { firstPitchAt, isPostponed } from '../schedule/fixture.ts';
import { secondsAt } from './game-phase.ts';

/** The next instant after `asOf` at which the feed of this game says something else; null when nothing more will. */
export function nextChangeOf(game: Game, asOf: number): number | null {
  const { fixture, season } = game;
  const { rain } = fixture;
  const told = rain?.kind === 'postponed' || rain?.kind === 'late' ? rain.announcedAt : null;
  if (told !== null && told > asOf) return told;
  if (isPostponed(fixture)) return null;
  const startAt = firstPitchAt(fixture);
  if (startAt > asOf) return startAt;
  const { endAt, stop } = season.resultOf(fixture);
  if (asOf >= endAt) return null;
  const tape = season.tapeOf(fixture);
  const plays = playsUntil(tape, secondsAt(game, asOf));
  const nextPlay = plays < tape.playCount ? startAt + tape.cells[plays * WIDTH + AT]! * 1000 : endAt;
  const resumed = stop !== null && stop.until > asOf ? stop.until : nextPlay;
  return Math.min(nextPlay, resumed, endAt);
}
