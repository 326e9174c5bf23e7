import { CONFIDENCE } from '@clearedge/contract/constants';
import type { ReactNode } from 'react';
import { BandMeter, bandAt } from '../ui/marks/confidence-meter.tsx';

/** Band and word of a confidence from 0 to 100, by the product's bands. */
export const bandOf = (percent: number) => bandAt(percent, CONFIDENCE);

/** A confidence with its band's word and bar. */
export const ConfidenceMeter = (props: { value: number; note?: ReactNode; title?: string | undefined }) => (
  <BandMeter {...props} bands={CONFIDENCE} />
);
