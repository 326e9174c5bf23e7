import type { Piece } from './piece.ts';
import { recogniseRss } from './recognise-rss.ts';

/** RSS feeds, and streamed answers of a language model: one JSON a line, as they are saved without their `data: `. */
export function recogniseTexts(text: string): Piece[] {
  if (/<rss[\s>]/.test(text.slice(0, 1000))) return recogniseRss(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isStream = lines.length > 0 && lines.every((line) => line.includes('"chat.completion.chunk"'));
  return isStream ? [{ place: 'llm', kind: 'chunks', key: '', at: null, value: lines }] : [];
}
