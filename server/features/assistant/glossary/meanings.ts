import type { Term } from './terms.ts';

/** Betting terms in plain words. */
export const MEANINGS: Readonly<Record<Exclude<Term, 'expected value'>, readonly string[]>> = {
  'closing line value': [
    'Closing line value (CLV) compares the price you took with the last price before the game, without the book’s margin. Beating the close again and again is the best early sign of an edge, long before results can show one.',
    'We measure it for every published pick and every tracked bet whose line did not move off its number.',
  ],
  'no-vig price': [
    'The no-vig, or fair, price is what is left once the book’s margin is taken out of the prices of all sides: what a side would cost if the book kept nothing. Ask me with both prices and I work it out.',
  ],
  vig: [
    'The vig (juice, margin, overround) is what a book charges: the implied probabilities of all sides add up to more than 100%. At −110 on both sides they come to 104.8%.',
  ],
  hold: [
    'The hold is the share of all money staked that the book keeps if bets are balanced: at −110 on both sides 4.5%. The vig says the same of the prices, the hold of the money.',
  ],
  kelly: [
    'Kelly stakes the share of a bankroll that grows it fastest: edge divided by the profit the price pays. We advise a quarter of it, and never more than 5% of the bankroll, because no probability is exact.',
  ],
  'run line': [
    'The run line is baseball’s spread: usually −1.5 for the favorite, who must win by 2 or more, and +1.5 for the underdog, who may lose by 1.',
  ],
  spread: [
    'A spread gives one side points before the game: the favorite must win by more than it, the underdog may lose by less. Landing on the number is a push. In baseball it is called the run line, in hockey the puck line.',
  ],
  'puck line': [
    'The puck line is hockey’s spread: usually −1.5 for the favorite, who must win by 2 or more, and +1.5 for the underdog, who may lose by 1. Overtime counts.',
  ],
  moneyline: ['A moneyline is a bet on who wins the game. A minus price is what you stake to win $100; a plus price is what $100 wins.'],
  total: [
    'A total is a bet on the runs or points of both clubs together: over or under the number. Landing on the number is a push, and the stake comes back.',
  ],
  'team total': ['A team total is a bet on the runs or points of one club alone: over or under its number.'],
  parlay: [
    'A parlay joins bets into one that wins only if every leg wins. Prices multiply, and so do the books’ margins. Ask me with the prices and I work out what it pays.',
  ],
  'same-game parlay': [
    'A same-game parlay joins legs of one game. They depend on each other: a favorite that wins often wins with many runs, so the price is not the product of the legs. Ask me with two legs of a game and I price them jointly.',
  ],
  teaser: ['A teaser is a parlay of spreads or totals whose numbers are all moved in your favor, for a lower price.'],
  'key number': [
    'A key number is a margin that many games end by: about one NFL game in seven ends by exactly 3 points and one in eleven by 7, so a spread of -2.5 is worth more than the half point to -3.5 suggests elsewhere.',
  ],
  'three-way': [
    'A three-way line has the tie after regulation as a third outcome: each side wins only by leading then, and overtime or a shootout does not count.',
  ],
  'round robin': ['A round robin is every parlay of a chosen size from one list of legs: three legs by twos are three parlays.'],
  unit: [
    'A unit is the size of your usual stake, often 1% of a bankroll. Records in units can be compared whatever people stake. You can set yours in Settings.',
  ],
  push: ['A push is a tie with the line: the stake comes back, and the bet counts neither as won nor as lost.'],
  void: ['A void bet never counted: the game was not played, or a listed pitcher did not start. The stake comes back.'],
  arbitrage: [
    'An arbitrage bets both sides at different books at prices that leave a profit whichever wins. They are rare, small and short-lived, and a book may void a price it calls an error. Ask me “any arbs right now?”.',
  ],
  middle: [
    'A middle bets over a low number at one book and under a higher one at another. Usually one side wins and the other loses, which costs a little; if the result lands between the numbers, both win.',
  ],
  'low hold': [
    'Low hold is a pair of prices at different books that together keep little or nothing for the books: the cheapest place to bet a side.',
  ],
  hedge: [
    'A hedge bets the other side later, so that both results leave money. It costs expected value, and buys certainty. Give me the stake and both prices and I work it out.',
  ],
  bankroll: [
    'A bankroll is the money set aside for betting, which you can lose without missing it. Stakes are a small share of it: about 1%, and never above 5%.',
  ],
  'implied probability': [
    'The implied probability of a price is 1 divided by its decimal form: the share of bets that must win to break even. It includes the book’s margin.',
  ],
  'plus money': ['Plus money is a price above even: +150 wins $150 on $100. The side with it on the moneyline is mostly the underdog.'],
  underdog: ['The underdog is the side less likely to win by the market: the one with the longer moneyline price, mostly plus money.'],
  favorite: ['The favorite is the side more likely to win by the market: the one with the shorter moneyline price.'],
  steam: [
    'Steam is a fast move of a price at many books at once, mostly because respected money or news came in. Once it shows, the better price is mostly gone.',
  ],
  'line movement': [
    'Line movement is how a price or a number changed since it opened. Prices alone do not tell whether news or money moved them.',
  ],
  'reverse line movement': [
    'Reverse line movement is a number that moves against the side with most of the bets: larger or sharper money is then taken to be on the other side. It needs the split of the whole market to see, and alone it is no proof.',
  ],
  'opening line': [
    'The opening line is the first price or number a book posts. It has the least money behind it, the closing line the most.',
  ],
  'public split': [
    'A public split is how bets and money divide between the sides. Ours counts ClearEdge users, with its sample; it is not the whole market.',
  ],
  handle: [
    'The handle is all the money staked on a game or a side, however many bets it is: one large bet moves the handle, not the count.',
  ],
  fade: [
    'To fade someone is to bet against them: to fade the public is to take the side with fewer bets. It pays only where the price is better than fair.',
  ],
  tail: ['To tail is to copy someone’s bet. It is worth only what the price is that you still get, as the line may have moved since.'],
  'prop bet': ['A prop is a bet on something other than the result, mostly a player’s number: strikeouts, hits, total bases.'],
  outright: [
    'An outright is a bet on who wins a whole tournament. The price is long because the field is large, and so is the books’ margin.',
  ],
  future: [
    'A future is a bet that is decided much later, such as a title, a division or wins of a season. The stake is tied up until then, and the margin over all sides is large.',
  ],
  'dead heat': [
    'In a dead heat players tie for the last paid places: the stake is divided by how many share them, and only its part wins.',
  ],
  NRFI: ['NRFI is no run in the first inning: the under of half a run in the first inning. YRFI is the over.'],
  'first five innings': [
    'A first-five bet counts the first five innings alone, so it is mostly about the starting pitchers. It can end level, and a tie on the moneyline is a push.',
  ],
  'listed pitcher': ['“Listed” makes a baseball bet void when an announced starter does not start; “action” stands whoever pitches.'],
  confidence: [
    'Confidence is the percentile of a pick’s evidence among the plays of the back-test in its market. It is a rank, not a probability: the win probability, the EV and how that band did in the back-test are shown with it.',
  ],
  calibration: [
    'A model is calibrated when what it calls 60% happens 60% of the time. Log loss and the Brier score measure that together with how sharp it is; lower is better. Ask me how good the model is.',
  ],
  model: [
    'The model rates clubs, starters, bullpens, lineups and parks from every finished game, turns them into expected runs and the distribution of the score, and is blended with the market in the proportion that past seasons support.',
    'How good it was on seasons it had never seen, and the record of everything published here, is on its page.',
  ],
  odds: [
    'American odds: −150 means stake $150 to win $100; +150 means $100 wins $150. Decimal odds are what one unit pays back with the stake.',
  ],
  ROI: ['ROI is profit divided by what was staked. Over few bets it says little: we show it with its 95% interval.'],
  yield: [
    'Yield is profit divided by everything staked, which is what ClearEdge calls ROI. Who keeps the two apart means by ROI the profit on the bankroll at the start: the larger figure, as the same money is staked again and again.',
  ],
  'win rate': [
    'The win rate is wins divided by wins and losses. Alone it says nothing of profit: at −110 it takes 52.4% to break even, at +150 only 40%.',
  ],
  'hit rate': [
    'A hit rate is how often something happened, such as a player going over a line, out of so many games. Look at how many games it counts and at the price.',
  ],
  'cash-out': ['Cash-out closes an open bet early for its stake times how far its chance has moved, less a hold.'],
  'free bet': ['A free bet stakes the book’s money: only the winnings are paid. It is worth less than cash, and most at long prices.'],
  sharp: ['Sharp is money or a book whose prices others follow, because it is right more often than the market.'],
  square: [
    'Square is money, or a bettor, that follows names, streaks and favorites, and is not right more often than the market: the opposite of sharp.',
  ],
  drawdown: ['Max drawdown is the largest drop of a running total from its peak.'],
  'risk of ruin': [
    'The risk of ruin is the chance that a bankroll is lost before it grows, by edge, prices and stakes. Staking half as much makes it far smaller.',
  ],
  variance: [
    'Variance is how far results stray from what they are worth by luck alone. It is large over few bets and at long prices, and more bets make it smaller against the edge.',
  ],
  'sample size': [
    'The sample size is how many bets or games a figure rests on. A few dozen bets tell luck from skill for hardly anyone; it takes thousands at −110.',
  ],
  'confidence interval': [
    'A 95% interval is made so that of 100 samples 95 give one with the true value in it. One of a profit that reaches below zero does not rule out luck alone.',
  ],
  'flat betting': [
    'Flat betting stakes the same on every bet, mostly one unit. It needs no estimate of the edge and cannot overbet one, where Kelly stakes more on a larger edge.',
  ],
  'value bet': [
    'A value bet is one whose price pays more than its chance: probability times decimal price above 1. It can lose: only many of them together are expected to gain. An arbitrage needs a second side, a value bet does not.',
  ],
  'line shopping': [
    'Line shopping is taking each bet at the book with the best price. It costs nothing, and half a percent on each bet adds up.',
  ],
  'alternate line': ['An alternate line is a spread or total at another number than the main one, at a price that makes up for it.'],
  hook: [
    'The hook is the half point on a number: −3.5 loses by it where −3 pushes. It matters most beside numbers that many games end on.',
  ],
  'buying points': [
    'Buying points moves a spread or total in your favor for a worse price. It pays only where the number it crosses is hit more often than the price charges for, such as 3 in the NFL.',
  ],
  'pick’em': ['A pick’em is a game without a spread: neither side is favored, and whoever wins covers.'],
  'bad beat': [
    'A bad beat is a bet that was all but won and lost at the end. Luck evens those out; the price at the close tells more of the bet.',
  ],
  'backdoor cover': ['A backdoor cover is a late score that means nothing to who wins, and beats the spread.'],
  'live bet': [
    'A live bet is made after the start, at prices that move with the game. Books keep more of it than of a bet before the start.',
  ],
  'odds boost': [
    'An odds boost is a price that a book raises for one bet or one bettor, mostly with a low limit. It is worth taking where it is above the fair price, and only then.',
  ],
  pleaser: [
    'A pleaser is a parlay of spreads or totals whose numbers are all moved against you, for a much higher price: a teaser turned around.',
  ],
  'draw no bet': ['Draw no bet is a three-way market without the tie: a tie gives the stake back.'],
  'dime line': [
    'A dime line has ten cents between its two prices, such as −105 and −105; most lines have twenty, −110 and −110. Less goes to the book.',
  ],
  'power rating': [
    'A power rating is a number for a club’s strength: the difference of two, with the home advantage, is a spread of one’s own.',
  ],
};
