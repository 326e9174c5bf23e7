import { LOOSENING_HOURS } from '@clearedge/contract/constants';
import { lowestTierName } from '@clearedge/contract/entitlements';
import { paths } from '../../../lib/paths.ts';
import type { HelpChapter } from '../help-types.ts';

export const ACCOUNT: HelpChapter = {
  id: 'account',
  title: 'Account and notifications',
  about: 'Signing in, what reaches you, and your data.',
  topics: [
    {
      id: 'sign-in',
      title: 'Signing in and two-step verification',
      alias: 'password forgot reset email authenticator code 2fa totp locked',
      body: [
        `A forgotten password is replaced by a [link to your email address](${paths.forgotPassword}), which works once and for half an hour. After ten wrong passwords, signing in pauses for 15 minutes on that device or network; wrong passwords entered elsewhere don't lock the devices you use.`,
        `Turn on two-step verification, a code from your phone, in [Settings](${paths.settings}). Settings also lists where you are signed in; end any session there.`,
      ],
    },
    {
      id: 'notifications',
      title: 'Notifications and quiet hours',
      alias: 'bell alert message email mail mute time-out',
      body: [
        `The bell shows settled bets, of published picks (${lowestTierName('picks')}), price alerts (${lowestTierName('alerts')}), strategies that match a game (${lowestTierName('strategies')}), and of your groups, the leaderboard and your plan.`,
        `In [Settings](${paths.settings}) each kind can be turned off, or with ${lowestTierName('noticeDelivery')} be shown on your phone or computer or sent by email as well. To have ClearEdge on a phone’s home screen, choose Install or Add to Home Screen in the browser’s menu.`,
        `Quiet hours in [Settings](${paths.settings}) hold back news of bets and prices. You get a summary of what settled when they end, and after a break.`,
      ],
    },
    {
      id: 'your-data',
      title: 'Your data',
      alias: 'export delete account privacy download gdpr',
      body: [
        `Download everything stored about your account, or delete the account, in [Settings](${paths.settings}). What is stored and why is on the [Privacy](${paths.privacy}) page; there are no trackers.`,
      ],
    },
  ],
};

export const SAFER: HelpChapter = {
  id: 'safer',
  title: 'Responsible gaming',
  about: 'Limits, breaks, and someone to talk to.',
  topics: [
    {
      id: 'talk',
      title: 'Someone to talk to',
      alias: 'gambling problem addiction helpline gambler phone crisis stop',
      body: [
        'In the United States call or text 1-800-GAMBLER (1-800-426-2537): free, confidential, at any hour. In Ontario, ConnexOntario: 1-866-531-2600.',
        `More places and the signs to take seriously are on [Responsible Gaming](${paths.responsibleGaming}).`,
      ],
    },
    {
      id: 'limits',
      title: 'Weekly limits and session reminders',
      alias: 'deposit loss stake limit time',
      body: [
        `Limits on stakes and losses of a week are kept for tracked and for practice bets each by itself. A lower limit holds at once, a higher one after ${LOOSENING_HOURS} hours. A reminder can tell you how long you have been here.`,
      ],
    },
    {
      id: 'breaks',
      title: 'Cool-off and self-exclusion',
      alias: 'time-out break ban block',
      body: [
        'A cool-off lasts from 24 hours to 30 days, a self-exclusion from 6 months to 5 years. Neither can be lifted early, not even by us, and deleting the account does not end it. You can still sign in and look; bets cannot be placed, tracked or virtual, no AI slip is made, and the assistant names no bet, price or stake. During a self-exclusion we also sell and advise nothing: no upgrades, parlay tips, alerts or daily mail. Open bets are still settled.',
      ],
    },
    {
      id: 'odds-of-winning',
      title: 'What to expect',
      alias: 'guarantee profit lose house always wins',
      body: [
        'Most people who bet lose. Nothing here promises a profit: the model is often wrong on single games, losing runs of ten happen to good bettors, and an edge can disappear. Bet for the interest in it, with money you can do without. ClearEdge is for people of 21 and older: before the first bet, tracked or virtual, and before the first group or pick, you are asked once whether you are. If you are not, nothing is sold or advised to you.',
      ],
    },
  ],
};
