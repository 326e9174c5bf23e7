/** The house rules of bets on a season, in the order of the House Rules page. */
export const FUTURES_RULES = [
  {
    id: 'futures-bets-close',
    title: 'Futures: when bets close',
    text: 'A bet on a season is taken until its market is decided. It can be changed or removed until the league’s next game starts; after that only a marked correction of its price or stake is possible.',
  },
  {
    id: 'futures-champion',
    title: 'Futures: champion',
    text: 'The club that wins the game or series that decides the league’s title wins the bet, however many games the season had; every other club loses. It is settled when that game or series is won.',
  },
  {
    id: 'futures-division',
    title: 'Futures: division',
    text: 'Graded on the final standings of the regular season by the league’s own tie-breaks; where the standings are by conference, on first place of the conference. Playoffs do not count. While only a drawing of lots or a tie-break that we do not follow could part the first two clubs, the bet waits. It is settled when the regular season is over.',
  },
  {
    id: 'futures-wins',
    title: 'Futures: regular-season wins',
    text: 'Wins of the regular season against the number of the bet; a tie is not a win, and playoff games do not count. Exactly the number is a push. It is settled when the regular season is over.',
  },
  {
    id: 'futures-shortened',
    title: 'Futures: shortened or abandoned season',
    text: 'A game that was called off is not owed: the season is over without it. A club’s wins are void if it played fewer games than were scheduled, unless the missing games could not have changed the result. What the league has not decided when its next season begins is void.',
  },
] as const;
