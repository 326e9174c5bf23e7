import { inkOn, legibleIn } from '@clearedge/contract/routes/white-label/brand-colours';
import type { CSSProperties } from 'react';
import type { Site } from './white-label.queries.ts';

/** A brand's colours as CSS variables: the colours themselves, what is written on them, and their tones that read on each theme's ground. */
export const brandVars = ({ primaryColor, secondaryColor }: Site['branding']): CSSProperties =>
  ({
    '--b-fill': primaryColor,
    '--b-ink': inkOn(primaryColor),
    '--b-dark': legibleIn('dark', primaryColor),
    '--b-light': legibleIn('light', primaryColor),
    '--b-bar': secondaryColor,
    '--b-bar-ink': inkOn(secondaryColor),
  }) as CSSProperties;
