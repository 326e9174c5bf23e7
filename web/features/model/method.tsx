/** How the numbers are made, what they can do and what they cannot. */
export function Method() {
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
        The market knows things that no ratings know. So the probability you see is a pool of both; how much the model counts in it was
        measured on past seasons, more against a morning price and little against a closing one. Expected value is that probability times
        the price, less one.
      </p>
      <p>
        Confidence is a rank, not a probability: how much evidence a pick has beside all past picks of its market. The probability, the
        expected value and how often picks of that rank have won always stand beside it.
      </p>
      <p>
        No model beats the closing line by itself, this one included, and no one’s winners come in at 85%: the closing line itself is right
        in 58 games of a hundred. A pick may lose, and so may a good month.
      </p>
    </div>
  );
}
