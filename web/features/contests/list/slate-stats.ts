import { plural } from '../../../core/game-words.ts';
import type { AnyGame } from '../../../core/games.ts';
import { summaryOf, valuePlayCount } from './list-rules.ts';

export interface SlateTile {
  label: string;
  value: string;
  note: string;
}

function slateNote(games: readonly AnyGame[]): string {
  const count = (status: AnyGame['status']): number => games.filter((game) => game.status === status).length;
  const said = [count('live') && `${count('live')} live`, count('completed') && `${count('completed')} final`].filter(Boolean);
  if (said.length) return said.join(', ');
  return games.length ? 'none started' : 'none scheduled';
}

export function slateTiles(games: readonly AnyGame[]): SlateTile[] {
  const analysed = games.filter((game) => Boolean(summaryOf(game)));
  const sum = analysed.reduce((total, game) => total + (summaryOf(game)?.confidence ?? 0), 0);
  const withPlays = analysed.filter((game) => valuePlayCount(game) > 0);
  const plays = withPlays.reduce((total, game) => total + valuePlayCount(game), 0);
  const none = 'no game analyzed yet';
  return [
    { label: 'Games', value: String(games.length), note: slateNote(games) },
    { label: 'AI Analyzed', value: analysed.length ? String(analysed.length) : '—', note: analysed.length ? `of ${games.length}` : none },
    {
      label: 'Avg Confidence',
      value: analysed.length ? `${Math.round(sum / analysed.length)}%` : '—',
      note: analysed.length ? `over ${plural(analysed.length, 'game')}` : none,
    },
    {
      label: 'Value Plays',
      value: analysed.length ? String(plays) : '—',
      note: analysed.length ? `in ${plural(withPlays.length, 'game')}` : none,
    },
  ];
}

/** The same four tiles before the first answer, so that nothing moves when it comes. */
export const waitingTiles: readonly SlateTile[] = ['Games', 'AI Analyzed', 'Avg Confidence', 'Value Plays'].map((label) => ({
  label,
  value: '—',
  note: 'loading',
}));
