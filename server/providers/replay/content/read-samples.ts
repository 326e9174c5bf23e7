import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Answer, Library, Question } from '../library.ts';
import type { Wanted } from './answer.ts';
import { answerMlb } from './answer-mlb.ts';
import { answerOdds } from './answer-odds.ts';
import { OTHERS } from './answer-others.ts';
import { completeBoards } from './complete-boards.ts';
import { type Piece, Pieces } from './piece.ts';
import { recognise } from './recognise.ts';

const IS_BODY = /\.(json|xml|rss|txt)$/i;
const FAR = new Date(8.64e15);

/** Opens a folder of saved answers, recognised by their content: names, places in the folder and dates do not matter. */
export async function readSamples(dir: string): Promise<Library> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && IS_BODY.test(entry.name),
  );
  const told: Piece[] = [];
  const strange: string[] = [];
  for (const entry of files.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(entry.parentPath, entry.name);
    const found = recognise(await readFile(path, 'utf8'));
    if (found.length === 0) strange.push(relative(dir, path));
    told.push(...found);
  }
  const places = [...new Set(told.map(({ place }) => place))];
  const shelves = new Map(places.map((place) => [place, new Pieces(completeBoards(told.filter((piece) => piece.place === place)))]));
  const find = (question: Question, at: Date, which: 'latest' | 'oldest'): Answer | null => {
    const pieces = shelves.get(question.place);
    return pieces ? answer({ question, pieces, at, which }) : null;
  };
  return {
    places,
    span: spanOf(told),
    remarks: [
      `${files.length} files, ${files.length - strange.length} recognised`,
      ...(strange.length > 0 ? [`not recognised: ${strange.join(', ')}`] : []),
    ],
    find: (question, at, which = 'latest') => Promise.resolve(find(question, at, which)),
    // Of a game's feed that was saved later nothing is known before: the game has none yet, which is no failure of the source.
    knows: (question) => question.place === 'odds' && find(question, FAR, 'latest') !== null,
  };
}

function answer(wanted: Wanted): Answer | null {
  const { place } = wanted.question;
  if (place === 'mlb') return answerMlb(wanted);
  return place === 'odds' ? answerOdds(wanted) : OTHERS[place](wanted);
}

/** A folder's day is the day of which it holds most boards of prices. */
function spanOf(pieces: readonly Piece[]): Library['span'] {
  const times = pieces.flatMap(({ kind, at }) => (kind === 'odds' && at ? [at.toISOString()] : [])).sort();
  const ofDay = (day: string): string[] => times.filter((time) => time.startsWith(day));
  const days = [...new Set(times.map((time) => time.slice(0, 10)))].sort((a, b) => ofDay(b).length - ofDay(a).length);
  const [first, last] = days[0] ? [ofDay(days[0])[0], ofDay(days[0]).at(-1)] : [];
  return first && last ? { from: new Date(first), to: new Date(last) } : null;
}
