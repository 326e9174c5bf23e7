import { useSyncExternalStore } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { type NewSlipEntry, selectionLabel, slip } from '../../../core/slip/index.ts';
import { formatSignedPercent, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { choices } from '../parlay-choice.ts';
import type { ChosenLeg, Kind, ParlayQuote } from '../parlay-types.ts';
import { slipEntries } from '../slip-entries.ts';
import { costliestLeg, type PricePicture, singlesValue } from './price-steps.ts';

interface VerdictsProps {
  kind: Kind;
  legs: readonly ChosenLeg[];
  quote: ParlayQuote;
  picture: PricePicture;
}

function Value({ of }: { of: number }) {
  return <b className={of > 0 ? 'pp-ev good' : 'pp-ev bad'}>{formatSignedPercent(of)} EV</b>;
}

/** Why the price is what it is, in one sentence. */
function whyWords({ pricing, correlationFactor }: ParlayQuote): string {
  if (pricing !== 'joint') return 'The margin of every leg multiplies.';
  const factor = correlationFactor ?? 1;
  if (factor > 1.005) return 'Legs of one game that tend to win together: the price is cut for that, and for the margin.';
  if (factor < 0.995) return 'Legs of one game that work against each other: the price is raised for that, and the margin comes off.';
  return 'The margin comes off the legs multiplied.';
}

/** The EV that the panel shows, where no one book pays it. */
const atBestWords = ({ expectedValue }: ParlayQuote, picture: PricePicture): string =>
  expectedValue === null || picture.expectedValue === expectedValue
    ? ''
    : `At each leg’s best price, which practice pays: ${formatSignedPercent(expectedValue)}.`;

function useAreOnSlip(entries: readonly NewSlipEntry[]): boolean {
  const areOn = (): boolean => entries.every((entry) => slip.has(entry));
  return useSyncExternalStore(slip.subscribe, areOn, () => false);
}

function Singles({ legs, quote }: Pick<VerdictsProps, 'legs' | 'quote'>) {
  const { odds } = useReaderFormat();
  const value = singlesValue(quote);
  const entries = slipEntries(legs, quote);
  const areOn = useAreOnSlip(entries ?? []);
  if (value === null || entries === null) return null;
  const addAll = (): void => {
    for (const entry of entries) slip.add(entry);
  };
  const prices = quote.legs.map((leg) => `${odds(leg.odds)} ${leg.bookName}`).join(', ');
  return (
    <>
      <Value of={value} />
      <div>
        <p>
          <b>{`Same legs as ${legs.length} singles`}</b> {`at ${prices}.`}
        </p>
        <Button size="sm" disabled={areOn} onClick={addAll}>
          {areOn ? 'On your slip' : `Add ${legs.length} singles to slip`}
        </Button>
      </div>
    </>
  );
}

function CostliestLeg({ kind, legs, quote }: Omit<VerdictsProps, 'picture'>) {
  const found = costliestLeg(quote);
  const leg = found && legs[found.position];
  if (!leg) return null;
  return (
    <>
      <Value of={found.expectedValue} />
      <div>
        <p>
          <b>{`Without ${selectionLabel(leg.selection)}.`}</b> It costs this parlay most.
        </p>
        <Button size="sm" onClick={() => choices[kind].remove(leg.id)}>
          Remove this leg
        </Button>
      </div>
    </>
  );
}

/** The parlay's EV where it is paid best, the same legs as singles, and the leg that costs most. */
export function Verdicts({ kind, legs, quote, picture }: VerdictsProps) {
  const { odds } = useReaderFormat();
  const { payer, expectedValue } = picture;
  const fair = picture.fairOdds === null ? NONE : odds(picture.fairOdds);
  return (
    <div className="pp-verd">
      <Value of={expectedValue} />
      <p>
        <b>{`${payer} pays ${odds(picture.odds)}. ${expectedValue < 0 ? `You’d need ${fair}.` : `Fair is ${fair}.`}`}</b>{' '}
        {[expectedValue < 0 ? whyWords(quote) : '', atBestWords(quote, picture)].join(' ').trim()}
      </p>
      <Singles legs={legs} quote={quote} />
      <CostliestLeg kind={kind} legs={legs} quote={quote} />
    </div>
  );
}
