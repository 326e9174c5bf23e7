import { LOOSENING_HOURS } from '@clearedge/contract/constants';
import { lowestTierName } from '@clearedge/contract/entitlements';
import { paths } from '../../../lib/paths.ts';
import type { HelpChapter } from '../help-types.ts';

export const BETTING: HelpChapter = {
  id: 'betting',
  title: 'Sizing and tracking bets',
  about: 'How much to stake, and what happens to a bet.',
  topics: [
    {
      id: 'five-percent',
      title: 'The 5% rule',
      alias: 'bankroll management never bet more stake unit cap',
      body: [
        'Never bet more than 5% of your bankroll on one game. A bankroll is money that you can lose entirely without it changing anything in your life.',
        'No stake is advised above 5% of the bankroll, however large the edge looks, unless you raise the cap of the calculator yourself.',
      ],
    },
    {
      id: 'kelly',
      title: 'Kelly stakes',
      alias: 'quarter half full kelly calculator fraction growth',
      body: [
        'Kelly is the share of a bankroll that makes it grow fastest if the probability is exactly right. It never is, so the advice is a quarter of it unless you choose another share. Suggestions are typically 1 to 5% of the bankroll.',
        `The [Kelly Calculator](${paths.kellyCalculator}) is free for one bet. With ${lowestTierName('sizing')} it takes the model’s chances from the board, several bets at once, and shows growth and risk.`,
        `Keep your bankroll, unit and Kelly fraction in [Settings](${paths.settings}), and the calculator begins with them.`,
      ],
    },
    {
      id: 'slip',
      title: 'The betting slip',
      alias: 'add place bet stake moved price',
      body: [
        'Prices you press collect on the slip, at the right of a wide screen. Choose there what it does: Track keeps a record of bets you place at your own book, Practice stakes practice money, Parlay logs all of it as one ticket. After logging, Undo puts the bets back. When one has moved, the slip says so with the new price and a button that takes it over. A double click or a lost connection never places twice.',
        'Bets close when the game starts, or at the scheduled start if that is earlier.',
      ],
    },
    {
      id: 'my-bets',
      title: 'My Bets',
      alias: 'pending history tracked csv import export paste slip screenshot picture ocr confirmation edit remove',
      body: [
        `[My Bets](${paths.myBets()}) keeps bets you placed at your own books: the slip, pending bets and the history with receipts. Until the game starts a bet can be edited and removed. Afterwards it is closed: correct a typing error from its menu, and both versions stay on the receipt. The list can be exported as CSV. Import takes bets from a CSV file of a book or a tracker, a screenshot of a slip (read on your device, never uploaded) or its pasted text, and shows what each is read as before it is logged.`,
        `What they add up to, bet by bet and day by day, by market, book, price, day and hour, and against the close, is under [My Results](${paths.results}).`,
      ],
    },
    {
      id: 'typed-bets',
      title: 'Typed bets and “Read as”',
      alias: 'text selection read wrong dispute contest grade import csv preview leave it to me understood',
      body: [
        'When you type a selection, “Read as” under the field says what it will be graded as, before you save it. A text is read only when we understand every word of it and it says one thing. Otherwise you see the reason, and you enter the result yourself.',
        'Not what you meant? Choose the bet from the market, side and line, or press “Leave it to me”. An import shows the same for each row first, with the odds it read: American, decimal or fractional. Where a price can be two, such as 210, it asks. A bet that you picked keeps its pick until you pick or write another.',
        'If a typed bet was graded on a wrong reading, press “This was read wrong” on its receipt, once for each bet. Our staff see both readings, keep the grade or change it, and you are notified.',
      ],
    },
    {
      id: 'grading',
      title: 'How bets are graded',
      alias: 'settle settlement push void postponed receipt wrong result house rules',
      body: [
        `By the [House Rules](${paths.houseRules}), automatically, when the official result is in. Each receipt names the rule that decided. A bet we cannot grade is yours to mark once its game is over, and it says so wherever it is listed.`,
        'A corrected official result is graded again, and the receipt shows both postings.',
        'A result that contradicts itself, or takes back what was final, is held: nothing is graded on it until the source makes sense again or our staff accept it, with a reason. A bet on the first inning or the first five is graded as soon as those innings are complete, also in a suspended game.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips that hold for everybody',
      alias: 'advice strategy beginner win',
      body: [
        [
          'Decide on stakes before the day begins, and do not raise them to win back a loss.',
          'Take the best price. On the same bets it is the surest gain there is.',
          'Judge yourself by closing line value and some hundreds of bets, not by a week.',
          'Parlays multiply the margin of every leg. Few are worth their price.',
          'No bet is a good bet on most games of most days.',
          `Set a weekly limit while you are calm: a lower one holds at once, a higher one after ${LOOSENING_HOURS} hours. It is under [Responsible Gaming](${paths.responsibleGaming}).`,
        ],
      ],
    },
  ],
};
