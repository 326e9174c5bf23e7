import { DEFAULT_KELLY_SHARE } from '@clearedge/quant/sizing';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { useChangeSettings } from '../../../core/settings/settings-change.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { formatMoney, formatPercent } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { Question } from '../rules/calculator.ts';

/** Keeps the share and the bankroll with the account, for stakes everywhere. */
export function SaveDefault({ question }: { question: Question | null }) {
  const { user, isLoading } = useSession();
  const change = useChangeSettings();
  if (isLoading) return null;
  if (!user)
    return (
      <p className="cap">
        <button type="button" className="link" onClick={() => openSignIn('login')}>
          Sign in
        </button>{' '}
        to keep your bankroll and share as the default for stakes.
      </p>
    );
  const { kellyShare = DEFAULT_KELLY_SHARE, bankroll } = user.settings;
  const isSaved =
    question !== null && kellyShare === question.share && bankroll !== undefined && Math.round(bankroll * 100) === question.bankrollCents;
  const save = (): void => {
    if (!question || question.bankrollCents === 0) return;
    const dollars = question.bankrollCents / 100;
    const description = `Stakes are advised at ${formatPercent(question.share, 0)} of Kelly on ${formatMoney(dollars)}.`;
    change.mutate(
      { kellyShare: question.share, bankroll: dollars },
      { onSuccess: () => toast({ title: 'Saved as default', description }) },
    );
  };
  return (
    <div className="kelly-save">
      <Button disabled={!question || question.bankrollCents === 0 || isSaved || change.isPending} onClick={save}>
        {isSaved ? 'Saved as default' : 'Save as default'}
      </Button>
      <span className="cap">
        {bankroll === undefined
          ? 'Default: a quarter of Kelly, no bankroll kept.'
          : `Default: ${formatPercent(kellyShare, 0)} of Kelly on ${formatMoney(bankroll)}.`}
      </span>
    </div>
  );
}
