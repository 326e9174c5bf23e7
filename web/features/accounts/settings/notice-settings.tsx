import { can, type Feature, lowestTier, TIER_NAME } from '@clearedge/contract/entitlements';
import type { NoticeKind, NoticeWay } from '@clearedge/contract/routes/people/notice-kinds';
import { Link } from 'react-router';
import type { User } from '../../../core/session/session.ts';
import { useChangeSettings } from '../../../core/settings/settings-change.ts';
import { paths } from '../../../lib/paths.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Setting } from './setting.tsx';
import { useTelegram } from './telegram/telegram.queries.ts';

interface Row {
  kind: NoticeKind;
  label: string;
  /** Without it there is no such news. */
  feature?: Feature;
}

const ROWS: readonly Row[] = [
  { kind: 'bet_settled', label: 'Settled bets' },
  { kind: 'picks_published', label: 'Published picks', feature: 'picks' },
  { kind: 'price_alert', label: 'Price alerts', feature: 'alerts' },
  { kind: 'strategy_match', label: 'Strategy matches', feature: 'strategies' },
  { kind: 'group', label: 'Groups' },
  { kind: 'leaderboard', label: 'Weekly leaderboard' },
  { kind: 'referral', label: 'Referrals' },
  { kind: 'ticket', label: 'Ticket replies' },
  { kind: 'plan', label: 'Your plan' },
];
const LABEL: Record<NoticeWay, string> = { off: 'Off', bell: 'Bell', mail: 'Bell and email', telegram: 'Bell and Telegram' };

/** What a reader may choose for a kind: email with Pro, Telegram once it is linked, and never silence about what they pay for. */
const waysOf = (kind: NoticeKind, hasMail: boolean, hasTelegram: boolean): readonly NoticeWay[] => [
  ...(kind === 'plan' ? [] : (['off'] as const)),
  'bell',
  ...(hasMail ? (['mail'] as const) : []),
  ...(hasTelegram ? (['telegram'] as const) : []),
];

/** How each kind of notification arrives. */
export function NoticeSettings({ user: { settings, subscriptionTier, email } }: { user: User }) {
  const change = useChangeSettings();
  const hasMail = can(subscriptionTier, 'noticeDelivery');
  const { data: telegram } = useTelegram(hasMail);
  const hasTelegram = hasMail && telegram?.isConfigured === true && telegram.link !== null;
  const wayOf = (kind: NoticeKind): NoticeWay => {
    const way = settings.notify?.[kind] ?? 'bell';
    return (way === 'mail' && !hasMail) || (way === 'telegram' && !hasTelegram) ? 'bell' : way;
  };
  // The whole choice every time: what is shown at once is what is sent, and an email of a plan that ended is not asked for again.
  const choose = (kind: NoticeKind, way: NoticeWay): void => {
    const chosen = ROWS.filter((row) => settings.notify?.[row.kind] !== undefined);
    change.mutate({ notify: { ...Object.fromEntries(chosen.map((row) => [row.kind, wayOf(row.kind)])), [kind]: way } });
  };
  const text = hasMail ? (
    `In the bell, or by email to ${email}${hasTelegram ? ' or Telegram' : ''} as well. Quiet hours and breaks hold those back too.`
  ) : (
    <>
      Choose what the bell shows. Get it by email too with <Link to={paths.subscribe}>{TIER_NAME[lowestTier('noticeDelivery')]}</Link>.
    </>
  );
  return (
    <Setting title="Notifications" text={text}>
      <ul className="set-notices">
        {ROWS.filter(({ feature }) => !feature || can(subscriptionTier, feature)).map(({ kind, label }) => (
          <li key={kind}>
            <span>{label}</span>
            <Segmented
              label={label}
              value={wayOf(kind)}
              options={waysOf(kind, hasMail, hasTelegram).map((value) => ({ value, label: LABEL[value] }))}
              onChange={(way) => choose(kind, way)}
            />
          </li>
        ))}
      </ul>
    </Setting>
  );
}
