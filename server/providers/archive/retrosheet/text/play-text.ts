import type { EventCode } from '../code/event-types.ts';
import { knownCode } from '../game/apply-play.ts';
import type { PlayResult } from '../game/game-state.ts';
import { batterText } from './batter-text.ts';
import { moveTexts, type NameOf, runningTexts } from './runner-text.ts';
import { baseName } from './words.ts';

/** Where the batter ended up when that is not what his play is worth. */
function batterMoveText(code: EventCode, result: PlayResult): string | null {
  const move = result.resolution.moves.find(({ from }) => from === 0);
  const usual = code.basic.batterTo;
  if (!move || usual === null || usual === 4) return null;
  if (usual === 0) {
    return move.isOut ? null : `reaches ${baseName(move.to)}`;
  }
  if (move.isOut) return `is out at ${baseName(move.to)}`;
  if (move.to === 4) return 'comes around to score';
  return move.to > usual ? `takes ${baseName(move.to)}` : null;
}

/** A sentence for a play, written from its code: "Judge homers to left; Soto scores". Empty for a record without a play. */
export function playText(result: PlayResult, name: NameOf): string {
  const code = knownCode(result.step.code);
  if (!code || code.basic.kind === 'no_play') return '';
  const isTurn = code.basic.batterTo !== null;
  const parts = isTurn ? [`${name(result.step.batterId)} ${batterText(code, result.step)}`] : runningTexts(code.basic, result, name);
  if (code.second)
    parts.push(
      ...runningTexts(code.second, result, name).map((text) =>
        text.replace(/^(Wild|Passed|Defensive|A pick)/, (word) => word.toLowerCase()),
      ),
    );
  const batter = batterMoveText(code, result);
  return [...parts, ...(batter ? [batter] : []), ...moveTexts(code, result, name)].join('; ') || 'A runner advances';
}
