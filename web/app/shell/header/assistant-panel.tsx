import { useLocation } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { Chat } from '../../../features/assistant/chat.tsx';
import { suggestionsFor } from '../../../features/assistant/suggestions.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

const hourFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' });

/** The assistant beside any page, on a phone as a sheet; it is the conversation of its own page. */
export default function AssistantPanel({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { pathname } = useLocation();
  const now = useNow(60_000);
  const isPhone = matchMedia('(max-width: 58.75em)').matches;
  return (
    <Dialog open place={isPhone ? 'sheet' : 'side'} onOpenChange={(open) => (open ? undefined : onClose())} title="Ask the assistant">
      <Chat key={userId} userId={userId} suggestions={suggestionsFor(pathname, Number(hourFormat.format(now)))} />
    </Dialog>
  );
}
