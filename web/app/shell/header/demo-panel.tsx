import { call } from '@clearedge/contract/client';
import { TIER_NAME } from '@clearedge/contract/entitlements';
import { useMutation } from '@tanstack/react-query';
import { useNow } from '../../../core/clock.ts';
import { useDemoSignIn } from '../../../core/session/demo-sign-in.ts';
import { useSession } from '../../../core/session/session.ts';
import { useStatus } from '../../../core/status.ts';
import { formatDate, formatGameTime } from '../../../lib/format-time.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import './demo-panel.css';

const LEAPS = [
  { to: 'next-first-pitch', label: 'Play to the next start', effect: 'Lineups and last prices come in, then the first game is live.' },
  { to: 'slate-final', label: 'Play out today’s games', effect: 'Every game ends, bets and picks settle, standings move.' },
  { to: 'tomorrow', label: 'Skip to tomorrow morning', effect: 'A new board, new picks, yesterday’s results.' },
] as const;
type Leap = (typeof LEAPS)[number]['to'];

/** The demo's own time, and the ways to move it. */
export default function DemoPanel({ onDone }: { onDone: () => void }) {
  const iso = new Date(useNow(10_000)).toISOString();
  const notice = useStatus()?.source.notice;
  const { user } = useSession();
  const demo = useDemoSignIn();
  const leap = useMutation({ mutationFn: (to: Leap) => call('POST /api/demo/advance', { body: { to } }), onSuccess: onDone });
  return (
    <div className="demo-p" aria-busy={leap.isPending}>
      <p>{notice}</p>
      <output>
        {leap.isPending ? 'Playing… it is now ' : 'In the demo it is '}
        <b>
          {formatDate(iso)}, {formatGameTime(iso)}
        </b>
      </output>
      <ul>
        {LEAPS.map(({ to, label, effect }) => (
          <li key={to}>
            <Button full disabled={leap.isPending} onClick={() => leap.mutate(to)}>
              {label}
            </Button>
            <span className="cap">{effect}</span>
          </li>
        ))}
      </ul>
      {leap.isError ? (
        <p className="err" role="alert">
          {messageOf(leap.error) ?? 'The demo could not be moved. Please try again.'}
        </p>
      ) : null}
      <p className="cap">Everybody in this demo shares its clock and is told when it moves. It never goes back.</p>
      {user === null && demo.account ? (
        <Button look="primary" full disabled={demo.isPending} onClick={() => void demo.signIn().then(onDone)}>
          Try the demo as {TIER_NAME[demo.account.tier]}
        </Button>
      ) : null}
    </div>
  );
}
