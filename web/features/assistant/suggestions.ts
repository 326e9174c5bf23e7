import { QUICK_QUESTIONS } from '@clearedge/contract/assistant-questions';
import { LEAGUE_SPORTS, type LeagueSport, sportOf } from '@clearedge/contract/sports';

/** What one may want to ask on a page, by how its address begins; the first that fits. */
const BY_PAGE: readonly [RegExp, readonly string[]][] = [
  [/^\/odds-comparison/, ['Any arbs right now?', 'Lowest hold markets', 'Show +EV bets', 'Any middles today?']],
  [/^\/(prop-finder|player-prop-builder)/, ['What are the best player props today?', 'Best strikeout props', 'Best total bases props']],
  [/^\/(my-bets|my-results)/, ['How are my own bets doing?', 'How do I do on totals?', 'How do I do on underdogs?', 'What is my CLV?']],
  [/^\/(daily-picks|record|model)/, ["How did yesterday's picks do?", 'How have your picks performed?', 'Is the model any good?']],
  [/^\/parlay-builder/, ['Can you price a parlay for today?', 'Give me a 2 leg parlay']],
  [/^\/kelly-calculator/, ['How much should I bet with a $1,000 bankroll?', 'What is Kelly?']],
  [/^\/hot-trends/, ['Any hot trends?', 'Which teams are hot right now?']],
  [/^\/strategies/, ['Which of my strategies match today?']],
  [/^\/golf/, ['Golf outright odds this week', 'Golf leaderboard', 'Best golf bets']],
  [/^\/responsible-gaming/, ['What are my limits?', 'How big should my unit be?']],
];

function ofLeague(key: LeagueSport): readonly string[] {
  const { league, hasPicks } = sportOf(key);
  return [`${league} games this week`, hasPicks ? `Best ${league} bet` : `${league} odds`, `${league} standings`];
}

const GAME = /^\/game\/(\d{8})_([A-Z]+)(?:@|%40)([A-Z]+)/;
const EVENING_HOUR = 17;
const MORNING_HOUR = 11;

/** Questions for the page at an address and the hour in New York (0 to 23): a game's own first, results in the morning, scores in the evening. */
export function suggestionsFor(pathname: string, hour: number): readonly string[] {
  const [, , away, home] = GAME.exec(pathname) ?? [];
  if (away && home)
    return [
      `Why do you like ${home}?`,
      `What is the chance ${away} win?`,
      `Every book on ${home}`,
      `Best price on ${away}`,
      `Injuries ${away} ${home}`,
    ];
  const league = LEAGUE_SPORTS.find((one) => one === pathname.split('/')[1]);
  if (league) return ofLeague(league);
  const own = BY_PAGE.find(([page]) => page.test(pathname))?.[1];
  if (own) return own;
  const moment = hour >= EVENING_HOUR ? ['Live scores'] : hour < MORNING_HOUR ? ["How did yesterday's picks do?"] : [];
  return [...moment, ...QUICK_QUESTIONS.slice(0, 5)];
}
