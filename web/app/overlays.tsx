import { useKeptFocus } from '../core/kept-focus.ts';
import { SessionWatch } from '../core/session/session-watch.tsx';
import { Toaster } from '../core/toasts/toaster.tsx';
import { SessionReminder } from '../features/accounts/limits/session-reminder.tsx';
import { PrintNote } from './print-note.tsx';
import { QuestionSlots } from './question-slots.tsx';
import { ShortcutsSlot } from './shortcuts-slot.tsx';
import { SignInSlot } from './sign-in-slot.tsx';
import { SlipSlot } from './slip-slot.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** What may come over a screen. Loaded behind the first paint, which needs none of it. */
export function Overlays() {
  useKeptFocus();
  useHeadingFocus();
  return (
    <>
      <PrintNote />
      <SignInSlot />
      <QuestionSlots />
      <SlipSlot />
      <ShortcutsSlot />
      <SessionReminder />
      <SessionWatch />
      <Toaster />
    </>
  );
}
