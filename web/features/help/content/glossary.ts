import type { HelpChapter } from '../help-types.ts';

const TERMS: readonly (readonly [id: string, term: string, meaning: string])[] = [
  ['arbitrage', 'Arbitrage', 'Prices at different books that leave a profit whatever happens, if all of them are still there.'],
  ['bankroll', 'Bankroll', 'The money set aside for betting, from which stakes are worked out.'],
  ['break-even', 'Break-even', 'The share of bets that must win for a price to cost nothing: one divided by the decimal price.'],
  ['closing-price', 'Closing price', 'A book’s last price before the start.'],
  ['clv', 'CLV', 'Closing line value: the price taken against the closing price.'],
  ['drawdown', 'Drawdown', 'How far a bankroll has fallen from its highest point.'],
  ['edge', 'Edge', 'What a price is worth above what it costs: by probability in points, by money as EV.'],
  ['fair-price', 'Fair price, no-vig', 'The price with the book’s margin taken out.'],
  ['first-five', 'First five', 'A market on the first five innings alone.'],
  ['hedge', 'Hedge', 'A bet on the other side, to make the results of a bet alike.'],
  ['hold', 'Hold', 'The share of all stakes that a book keeps if they are balanced.'],
  ['implied', 'Implied probability', 'What a price says before the margin is out: one divided by the decimal price.'],
  ['line', 'Line', 'The number of a spread, total or prop.'],
  ['middle', 'Middle', 'Two bets on different lines that both win if the result falls between.'],
  ['moneyline', 'Moneyline', 'Who wins the game.'],
  ['overround', 'Overround', 'How far the implied probabilities of all outcomes exceed 100%.'],
  ['parlay', 'Parlay, leg', 'A bet that wins if all its legs do; one selection of it.'],
  ['prop', 'Prop', 'A market on what one player does.'],
  ['push', 'Push', 'The result fell on the line: the stake comes back.'],
  ['roi', 'ROI', 'Profit divided by everything staked.'],
  ['round-robin', 'Round robin', 'Every parlay of some sizes out of one list of legs.'],
  ['run-line', 'Run line', 'Baseball’s spread, nearly always 1.5 runs.'],
  ['slate', 'Slate', 'The games of one Eastern day.'],
  ['spread', 'Spread', 'A head start in runs or points that decides instead of who wins.'],
  ['total', 'Total', 'Over or under a number of runs or points of both sides together.'],
  ['unit', 'Unit', 'What you usually risk on one bet.'],
  ['void', 'Void', 'The bet never counted: the stake comes back.'],
];

export const GLOSSARY: HelpChapter = {
  id: 'glossary',
  title: 'Glossary',
  about: 'The words, in one sentence each.',
  topics: TERMS.map(([id, title, meaning]) => ({ id: `g-${id}`, title, body: [meaning] })),
};
