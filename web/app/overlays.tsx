import { SessionWatch } from '../core/session/session-watch.tsx';
import { Toaster } from '../core/toasts/toaster.tsx';
import { SessionReminder } from '../features/accounts/limits/session-reminder.tsx';
import { ShortcutsSlot } from './shortcuts-slot.tsx';
import { SignInSlot } from './sign-in-slot.tsx';
import { SlipSlot } from './slip-slot.tsx';

/** What may come over a screen. Loaded behind the first paint, which needs none of it. */
export function Overlays() {
  return (
    <>
      <SignInSlot />
      <SlipSlot />
      <ShortcutsSlot />
      <SessionReminder />
      <SessionWatch />
      <Toaster />
    </>
  );
}
