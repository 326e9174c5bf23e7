const GAME_ID = /^(\d{4})(\d{2})(\d{2})_([A-Z]{2,3})@([A-Z]{2,3})(?:_[A-Z]{3})?(_2)?$/;

const GOLF_ID = /^golf-\d{4}-/;

/** The Eastern day a game's id carries; null for a label someone typed. */
export function slateOfGame(gameId: string): string | null {
  const found = GAME_ID.exec(gameId);
  return found ? `${found[1]}-${found[2]}-${found[3]}` : null;
}

/** "20260711_NYY@BOS" and "NYY@BOS" as "NYY @ BOS"; the second game of a day says so. A tournament's id as its words. */
export function gameLabel(gameId: string): string {
  const found = GAME_ID.exec(gameId);
  if (found) return `${found[4]} @ ${found[5]}${found[6] ? ', game 2' : ''}`;
  if (GOLF_ID.test(gameId))
    return gameId.replace(GOLF_ID, '').replace(/(^|-)(\w)/g, (_all, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());
  return gameId.replace(/\s*@\s*/, ' @ ');
}

const NAMES = {
  moneyline: 'Moneyline',
  spread: 'Spread',
  total: 'Total',
  prop: 'Prop',
  outright: 'Outright',
  place: 'Place',
  make_cut: 'Cut',
  head_to_head: 'Matchup',
  future: 'Future',
  parlay: 'Parlay',
  teaser: 'Teaser',
  round_robin: 'Round robin',
} as const;
export const betTypeName = (betType: keyof typeof NAMES): string => NAMES[betType];
