/** Where a club or a player plays, in words; "home run" and "home opener" say nothing of it. */
const HOME =
  /\b(?:at|when|while|only|just|and|or|vs|versus) home\b(?! (?:runs?|field|plate|openers?)\b)|\bhome (?:teams?|dogs?|underdogs?|favs?|favorites?|sides?|clubs?|games?|starts?|splits?|only|and|or|vs|versus)\b|\bhome\W*$/i;
const AWAY =
  /\b(?:on|when on|only on|just on) the road\b|\b(?:away|road) (?:teams?|dogs?|underdogs?|favs?|favorites?|sides?|clubs?|games?|starts?|splits?|only|and|or|vs|versus)\b|\baway from home\b|\b(?:when|while|only|just|plays?|playing|played) away\b|\baway\W*$/i;

export type Place = 'home' | 'away';

/** Every way to say it. */
export const PLACE = new RegExp(`${AWAY.source}|${HOME.source}`, 'i');

/** The one place that a question narrows its answer to; null where it names none, or both. */
export function placeIn(text: string): Place | null {
  const isAway = AWAY.test(text);
  const isHome = HOME.test(text.replace(/\baway from home\b/gi, ''));
  return isAway === isHome ? null : isAway ? 'away' : 'home';
}
