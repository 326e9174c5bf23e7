import { FileDown, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Bet } from '../bet-types.ts';
import { betTitle } from '../bet-words.ts';
import '../../../ui/controls/check.css';
import './share.css';

const CHOICES = [
  { name: 'stake', label: 'Stake and profit' },
  { name: 'book', label: 'Book' },
  { name: 'name', label: 'My username' },
] as const;
type Choice = (typeof CHOICES)[number]['name'];

const FILE = 'clearedge-bet.png';
const FAILED = 'The picture did not load. Try again in a moment.';

/** Whether this browser can hand a picture to other apps. */
const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], FILE, { type: 'image/png' })] });

interface ShareDialogProps {
  bet: Bet;
  onClose: () => void;
}

/** A bet as a picture: what is on it is its owner's choice, and it leaves this device only by its owner's hand. */
export function ShareDialog({ bet, onClose }: ShareDialogProps) {
  const oddsFormat = useOddsFormat();
  const [shown, setShown] = useState<ReadonlySet<Choice>>(new Set());
  const [wrong, setWrong] = useState('');
  const [isSharing, setSharing] = useState(false);
  const query = new URLSearchParams([...[...shown].map((name) => [name, 'yes']), ['oddsFormat', oddsFormat]]);
  // A browser may keep a picture for minutes: a bet that was settled has another address.
  const address = `/api/bets/${bet.id}/picture?${query.toString()}&as=${bet.result ?? 'open'}`;
  const share = async (): Promise<void> => {
    setSharing(true);
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(FAILED);
      await navigator.share({ files: [new File([await answer.blob()], FILE, { type: 'image/png' })] });
    } catch (error) {
      // Closing the list of apps is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setWrong(FAILED);
    } finally {
      setSharing(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Share this bet"
      description="A picture of the bet. It shows the selection, the odds and the result; add only what you want others to see. No link, no tracking."
      footer={
        <>
          <a className={buttonClass(canShareFiles() ? {} : { look: 'primary' })} href={address} download={FILE}>
            <FileDown /> Download
          </a>
          {canShareFiles() ? (
            <Button look="primary" disabled={isSharing} onClick={() => void share()}>
              <Share2 /> Share
            </Button>
          ) : null}
        </>
      }
    >
      <div className="form">
        <img
          key={address}
          className="share-pic"
          src={address}
          width={1080}
          height={bet.legs.length === 0 ? 540 : 568 + 96 * bet.legs.length}
          alt={`${betTitle(bet)}, as it will be shared`}
          onLoad={() => setWrong('')}
          onError={() => setWrong(FAILED)}
        />
        {wrong ? (
          <p className="note bad" role="alert">
            {wrong}
          </p>
        ) : null}
        <fieldset className="share-shows">
          <legend>Also show</legend>
          {CHOICES.map(({ name, label }) =>
            name === 'book' && !bet.book ? null : (
              <Check
                key={name}
                checked={shown.has(name)}
                onChange={(isShown) => setShown(new Set(isShown ? [...shown, name] : [...shown].filter((one) => one !== name)))}
              >
                {label}
              </Check>
            ),
          )}
        </fieldset>
      </div>
    </Dialog>
  );
}
