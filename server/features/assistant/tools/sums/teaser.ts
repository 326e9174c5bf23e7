import { plural } from '@clearedge/contract/words/plural';
import { cents, formatCents } from '@clearedge/quant/money';
import { breakEvenPerLeg, isTeaser, teaserPrice, teaserTerms } from '@clearedge/quant/parlay';
import { americanToDecimal, toWinCents } from '@clearedge/quant/price';
import { type Finding, finding } from '../../session/finding.ts';
import { percent } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { Reading } from '../../understand/reading.ts';

const USUAL_POINTS = 6;
const TEASER = /\bteas\w*/i;
const POINTS = /\b(\d(?:\.5)?)[ -]?(?:points?|pts?|pt)\b/i;

export const isAboutTeaser = ({ cues, text }: Reading): boolean => cues.has('parlay_kind') && TEASER.test(text);

/** What a teaser of so many points and legs pays at the practice sportsbook, and how often each leg has to win. */
export function priceTeaser({ price }: AssistantSession, reading: Reading, stake: number): Finding {
  const points = Number(POINTS.exec(reading.text)?.[1] ?? USUAL_POINTS);
  const legs = Math.max(reading.count ?? 0, reading.teams.length, 2);
  const links = [{ label: 'Practice sportsbook', href: '/virtual-sportsbook' }];
  if (!isTeaser(points, legs))
    return finding(
      [
        `The practice sportsbook has no teaser of ${points} points and ${plural(legs, 'leg')}: 6, 6.5 or 7 points in football, 4, 4.5 or 5 in basketball, two to six legs.`,
      ],
      { links },
    );
  const odds = teaserPrice(teaserTerms(points), legs);
  return finding(
    [
      `A ${points}-point teaser of ${plural(legs, 'leg')} pays ${price(odds)} at the practice sportsbook: ${formatCents(stake)} wins ${formatCents(toWinCents(cents(stake), odds))}.`,
      `• Each line moves ${points} points your way, and every leg must win: ${percent(breakEvenPerLeg(americanToDecimal(odds), legs))} of the time each to break even.`,
      'Other books have other tables; their teaser prices are not collected.',
    ],
    { sources: [{ label: 'Teaser table of the practice sportsbook', asOf: null, href: links[0]!.href }], links },
  );
}
