import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { useChangeSettings } from '../../../core/settings/settings-change.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The way to get this page every morning, or to stop getting it. */
export function MailLine() {
  const { user, isLoading } = useSession();
  const change = useChangeSettings();
  if (isLoading) return null;
  if (!user) return <Button onClick={() => openSignIn('login')}>Sign in to get it by email</Button>;
  const isOn = user.settings.digestMail;
  const words = isOn
    ? { title: 'No more mail', description: 'The daily digest is off.' }
    : { title: 'Daily digest on', description: `It comes to ${user.email} at 10 AM ET.` };
  return (
    <Button
      onClick={() => change.mutate({ digestMail: !isOn }, { onSuccess: () => toast(words) })}
      disabled={change.isPending}
      aria-pressed={isOn}
    >
      {isOn ? 'Stop the email' : 'Get it by email'}
    </Button>
  );
}
