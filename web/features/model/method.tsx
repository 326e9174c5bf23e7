import type { ModelReport } from './model.queries.ts';

/** How baseball’s numbers are made, what they can do and what they cannot. */
function HalvesMethod() {
  return (
    <div className="prose">
      <p>
        Every club’s bats, bullpen and fielders, every starter, batter and park has a rating in runs, and a measure of how little is known
        of it. After each day the day’s games move the ratings: a little for what is known well, more for what is new. Strikeouts, walks and
        home runs count beside runs, because luck and fielders have less to do with them.
      </p>
      <p>
        For a game to come the ratings give each side’s expected runs, with the announced starters and batting orders. One exact
        distribution of the score follows, inning by inning, walk-offs and extra innings included, and every market is read from it: the
        winner, any run line, any total, either team’s runs, the first five innings. They cannot contradict each other.
      </p>
      <p>
        The market knows things that no ratings know. The model counts in our number only in markets where its past plays have kept their
        claim at the close; elsewhere the market is our number, and only the best price against it can be worth something. Expected value is
        that probability times the price, less one. The model’s share in a moneyline is learned day by day: it is the one at which the
        claims of recent weeks were worth at the close what they claimed.
      </p>
      <p>
        Confidence is a rank, not a probability: how much evidence a pick has beside all past picks of its market. The probability, the
        expected value and how often picks of that rank have won always stand beside it.
      </p>
      <p>
        No model beats the closing line by itself, this one included, and no one’s winners come in at 85%: the closing line itself is right
        in 58 games of a hundred. A pick may lose, and so may a good month.
      </p>
      <p>
        What we tried without gain: team offense beside batters, recent seasons counting more, one component for strikeouts, walks and home
        runs. Limits: the past prices are one unnamed book’s, run lines have none, and umpires and weather are not in the ratings.
      </p>
    </div>
  );
}

/** The same of a league of teams. */
function LeagueMethod({ backtest }: Pick<ModelReport, 'backtest'>) {
  return (
    <div className="prose">
      <p>
        Every club has a rating for its margins and one for the scoring in its games, and a measure of how little is known of each. They
        drift from week to week and keep a share of themselves over the off-season. Home, rest, playoffs and, where it matters, who starts
        count beside them. A result moves the ratings, and so does the price that a game closed at, once it is over; a game’s own price
        never enters its forecast.
      </p>
      <p>
        One distribution of both scores follows, with the sport’s own shape: its scoring plays, how a lead changes the game, and overtime.
        Every market of every part of the game is read from it, so they cannot contradict each other.
      </p>
      <p>
        The market knows things that no ratings know. Our number stands between the two, the model’s share being what past prices support:
        small. Expected value is that probability times the price, less one. It counts as value only where past plays kept their claim at
        the close, and is cut to what they kept.
      </p>
      {backtest ? (
        <p>
          {`Each game was forecast from the days before it. The numbers of the ratings themselves were fitted on ${backtest.fittedOn}, mostly to the closing lines, so most of the seasons above are no independent test; the season after was seen while choices were made.`}
        </p>
      ) : (
        <p>No past prices of real games were at hand to judge this model by. What it has shown is the record of the opinions given here.</p>
      )}
      <p>No model beats the closing line by itself, this one included. A pick may lose, and so may a good month.</p>
    </div>
  );
}

/** How a sport’s numbers are made, what they can do and what they cannot. */
export const Method = ({ clubs, backtest }: Pick<ModelReport, 'clubs' | 'backtest'>) =>
  clubs ? <LeagueMethod backtest={backtest} /> : <HalvesMethod />;
