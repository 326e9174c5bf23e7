// No schema library here: the settings page imports these values.
/** What notifications are about; how each kind arrives is the reader's choice. */
export const NOTICE_KINDS = [
  'bet_settled',
  'picks_published',
  'price_alert',
  'strategy_match',
  'group',
  'leaderboard',
  'referral',
  'ticket',
  'plan',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Not at all, in the bell, or in the bell and on one's devices, by email or Telegram. */
export const NOTICE_WAYS = ['off', 'bell', 'push', 'mail', 'telegram'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];
/** Those that leave the product. */
export type DeliveryWay = Exclude<NoticeWay, 'off' | 'bell'>;
export const isDelivery = (way: NoticeWay): way is DeliveryWay => way !== 'off' && way !== 'bell';
