import { CONFIDENCE } from '@clearedge/contract/constants';
import { lowestTierName, tierNames } from '@clearedge/contract/entitlements';
import { paths } from '../../../lib/paths.ts';
import type { HelpChapter } from '../help-types.ts';

export const MODEL: HelpChapter = {
  id: 'model',
  title: 'Confidence, analysis and picks',
  about: 'What the model’s numbers mean, and what they do not.',
  topics: [
    {
      id: 'confidence',
      title: 'What confidence means',
      alias: `ai confidence ${CONFIDENCE.strong} ${CONFIDENCE.highFilter} ${CONFIDENCE.high} strong green yellow red percent`,
      body: [
        'Confidence is a rank from 0 to 100, not a probability: the share of past plays of the same market that had less evidence. 70 means that seven in ten had less.',
        [
          `${CONFIDENCE.strong} or more is a strong pick.`,
          `Colors: ${CONFIDENCE.high} and above green, ${CONFIDENCE.medium} to ${CONFIDENCE.high - 1} yellow, below ${CONFIDENCE.medium} red.`,
          `The filter for high confidence on Games begins at ${CONFIDENCE.highFilter}.`,
        ],
        `Beside it stand the win probability, the EV, and how often that band has won so far. An underdog may have a confidence of 90 and still lose more often than it wins: the price makes up for it. How the bands did is on the [Record](${paths.record()}).`,
        'A CFL pick’s confidence is another number, because it has no past plays to be ranked among: the chance that the price is on our side, if the uncertainty we state is right.',
      ],
    },
    {
      id: 'probability',
      title: 'Where a probability comes from',
      alias: 'model simulation blend market ratings',
      body: [
        'Ratings of clubs, starters, bullpens, batters and parks give the runs each side can expect, and from them one distribution of the score. Every market is read from that one distribution, so that no two screens contradict each other. The result is then pooled with the market’s own probability, in the proportion that past seasons support.',
        `[The Model](${paths.model}) shows the method, the measures and the seasons it was tested on.`,
      ],
    },
    {
      id: 'analysis',
      title: 'The analysis of a game',
      alias: 'ai summary value plays props',
      body: [
        `Everybody sees the game, its prices and a confidence. With ${lowestTierName('analysis')} the analysis opens: what drives the numbers, value plays at named books, suggested bets and player props against our projections.`,
      ],
    },
    {
      id: 'picks',
      title: 'Daily Picks',
      alias: 'top 3 free publish generate no bet day',
      body: [
        `[Daily Picks](${paths.dailyPicks}) appear from nine in the morning Eastern, when a price beats our number and passes our checks; at most six a day, the ones of most value first. Free readers see the first three of each day, ${tierNames('picks')} all of them with their reasons.`,
        'A day on which nothing is worth its price is published as “no bet”. That is an answer too.',
        `With ${lowestTierName('picks')} you can mark each pick as won, lost or pushed for yourself. The official result comes from settlement alone.`,
      ],
    },
    {
      id: 'record',
      title: 'The public record',
      alias: 'accuracy hit rate roi verify hash performance',
      body: [
        `Every pick is stored before its game with its price, time and probability, and can be neither changed nor removed. The [Record](${paths.record()}) counts all of them at one unit, losers included, and can be downloaded and checked by anybody.`,
        'A hit rate says little without the price: at +150 it takes 40% to break even, at −150 it takes 60%.',
      ],
    },
  ],
};
