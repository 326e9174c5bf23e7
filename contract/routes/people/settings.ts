import { z } from 'zod';
import { lowestTierName } from '../../entitlements.ts';
import { Dollars, Money } from '../../terms.ts';
import { NOTICE_KINDS, NOTICE_WAYS } from './notice-kinds.ts';

const ODDS_FORMATS = ['american', 'decimal', 'fractional'] as const;
const EV_REFERENCES = ['model', 'market'] as const;
const SHARE_ERROR = 'Choose a Kelly fraction between 1% and 100%.';
const KellyShare = z.number({ error: SHARE_ERROR }).min(0.01, SHARE_ERROR).max(1, SHARE_ERROR);
const HOUR_ERROR = 'Choose a whole hour from 0 to 23.';
const Hour = z.number({ error: HOUR_ERROR }).int(HOUR_ERROR).min(0, HOUR_ERROR).max(23, HOUR_ERROR);
const QuietHours = z
  .object({ from: Hour, until: Hour })
  .refine(({ from, until }) => from !== until, 'Quiet hours begin and end at different hours.');
const Notify = z.partialRecord(z.enum(NOTICE_KINDS), z.enum(NOTICE_WAYS, { error: 'Choose off, bell, push, mail or Telegram.' }));
/** What an account sets for itself. */
export const Settings = z
  .object({
    oddsFormat: z.enum(ODDS_FORMATS),
    theme: z.enum(['dark', 'light', 'system']),
    timeZone: z.string().nullable().meta({ description: 'IANA zone for times; null shows Eastern' }),
    myBooks: z.array(z.string()),
    unit: z.number().nullable().meta({ description: 'Dollars risked as one unit' }),
    digestMail: z.boolean().meta({ description: 'Whether the daily digest comes by mail' }),
    quietHours: QuietHours.optional().meta({ description: 'Whole hours without news of bets and prices; absent: none' }),
    kellyShare: z.number().optional().meta({ description: 'Share of full Kelly that stakes are advised at; absent: a quarter' }),
    bankroll: Money.optional().meta({ description: 'Dollars that stakes are advised from; absent until set' }),
    notify: Notify.optional().meta({ description: 'How each kind of notification arrives; in the bell where it is absent' }),
    evReference: z.enum(EV_REFERENCES).optional().meta({ description: 'What every EV is measured against; absent: the model' }),
  })
  .meta({ id: 'Settings' });

/** A change of them; what is not named stays as it is. */
export const SettingsChange = z.object({
  oddsFormat: z.enum(ODDS_FORMATS).optional(),
  evReference: z.enum(EV_REFERENCES).optional(),
  theme: z.enum(['dark', 'light', 'system']).optional(),
  timeZone: z.string().max(60).nullable().optional(),
  myBooks: z.array(z.string().max(12)).max(40).optional(),
  unit: Dollars.nullable().optional(),
  digestMail: z.boolean().optional(),
  quietHours: QuietHours.nullable().optional(),
  kellyShare: KellyShare.nullable().optional(),
  bankroll: Dollars.nullable().optional(),
  notify: Notify.refine(({ plan }) => plan !== 'off', 'News of your plan stays on.')
    .optional()
    .meta({ description: `Kinds that are not named stay as they are; push, mail and Telegram take ${lowestTierName('noticeDelivery')}` }),
});
