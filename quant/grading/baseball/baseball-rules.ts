import { BASEBALL_PARTS } from './parts.ts';

/** The baseball part of the House Rules. */
export const BASEBALL_RULES = [
  {
    id: 'baseball-full-game',
    title: 'Full game, extra innings included',
    text: 'Moneyline, run line and total are graded on the final score. Extra innings count. A game is full after all scheduled innings, or half an inning earlier if the home team is ahead.',
  },
  {
    id: 'baseball-official-game',
    title: 'Shortened game: moneyline',
    text: 'A moneyline stands once the game is official: after 5 innings, or 4½ if the home team is ahead. The team ahead when play ends wins.',
  },
  {
    id: 'baseball-not-official',
    title: 'Game ended too early',
    text: 'If play ends before 5 innings, or 4½ with the home team ahead, the moneyline is void and the stake comes back.',
  },
  {
    id: 'baseball-shortened-game',
    title: 'Shortened game: run line and total',
    text: 'Run line, total and team total need 9 innings, or 8½ if the home team is ahead (7 and 6½ in a game scheduled for seven). In a shorter game they are void, unless already decided.',
  },
  {
    id: 'baseball-already-decided',
    title: 'Already decided',
    text: 'If a total or a player prop has already passed its number when play ends, it stands: the over wins and the under loses. An under or a run line is never decided early.',
  },
  {
    id: 'baseball-called-mid-inning',
    title: 'Called in the middle of an inning',
    text: 'The score after the last full inning counts, unless the home team has tied the game or gone ahead in the bottom half; then the score at that moment counts.',
  },
  {
    id: 'baseball-tie-when-called',
    title: 'Tie when play ends',
    text: 'If the score that counts is tied, the moneyline is a push and the stake comes back.',
  },
  {
    id: 'baseball-postponed',
    title: 'Postponed game',
    text: 'A game postponed before its first pitch is void, unless it is played on the same date in Eastern time.',
  },
  {
    id: 'baseball-suspended',
    title: 'Suspended game',
    text: 'Bets on a suspended game stay pending, except on a part of it that was complete. If it resumes within 36 hours they stand on the final score. If not, the rules for shortened games apply to the score at the suspension, and what is not decided is void. In the postseason bets stand until the game is completed.',
  },
  {
    id: 'baseball-schedule-change',
    title: 'Change between nine and seven innings',
    text: 'If the scheduled length changes after the bet, run line and total are void. The moneyline stands.',
  },
  {
    id: 'baseball-mercy',
    title: 'Mercy rule',
    text: 'If a mercy rule ends the game, the moneyline stands, the run line is void, and a total is void unless already decided.',
  },
  {
    id: 'baseball-action',
    title: 'Starting pitchers: action',
    text: 'Unless you chose listed pitchers, your bet stands at its price whoever starts.',
  },
  {
    id: 'baseball-listed-pitcher',
    title: 'Starting pitchers: listed',
    text: 'A bet with listed pitchers is void if a listed pitcher does not throw the first pitch for his team.',
  },
  ...Object.values(BASEBALL_PARTS).map(({ rule }) => rule),
  {
    id: 'baseball-batter-prop',
    title: 'Batter props: must start',
    text: 'A batter prop is void if the batter is not in the starting lineup.',
  },
  {
    id: 'baseball-pitcher-prop',
    title: 'Pitcher props: must throw the first pitch',
    text: 'A pitcher prop is void if the pitcher does not throw the first pitch of the game for his team.',
  },
  {
    id: 'baseball-player-prop',
    title: 'Player props',
    text: 'Props are graded on the official statistics of the full game, extra innings included. Total bases count hits only: 1 for a single to 4 for a home run; no walks, errors or steals. A single is a hit that is no double, triple or home run. Walks include intentional ones. Hits + runs + RBI are the three figures added up. A pitcher records a win if the official scorer credits him with it.',
  },
  {
    id: 'baseball-shortened-prop',
    title: 'Player props in a shortened game',
    text: 'In a shortened game a prop that has passed its number stands; every other prop is void.',
  },
  {
    id: 'baseball-doubleheader',
    title: 'Doubleheaders',
    text: 'A bet belongs to the first or the second game as the league numbers them. A change of order does not move it.',
  },
] as const;
