import type { Piece } from './piece.ts';
import { recogniseBoards } from './recognise-boards.ts';
import { recogniseMlb } from './recognise-mlb.ts';
import { recogniseOdds } from './recognise-odds.ts';
import { recogniseTexts } from './recognise-texts.ts';

/** What a body says, by its content alone; nothing for a body that no provider here would answer with. */
export function recognise(text: string): Piece[] {
  const body = readJson(text);
  if (body === null) return recogniseTexts(text);
  return [...recogniseOdds(body), ...recogniseMlb(body), ...recogniseBoards(body)];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
