import type { Hand, Player } from '../../players/player.ts';
import type { Carry } from '../../weather/carry.ts';
import { BASE, FAMILIARITY, HOME_EDGE, PLATOON } from './rates.ts';

/** Weights of the eight outcomes in the order of the play kinds 0 to 7; an out in play weighs 1. */
export const OUTCOMES = 8;

const isSameHand = (bats: Hand, throws: 'L' | 'R'): boolean => bats === throws;

/** Multinomial log5: a hitter's and a pitcher's log-odds, with park, weather, hands, place and familiarity, add up. */
export function fillWeights(
  weights: Float64Array,
  batter: Player,
  pitcher: Player,
  isHomeBatting: boolean,
  carry: Carry,
  timesThrough: number,
  form: number,
): number {
  const { bat } = batter;
  const arm = pitcher.arm!;
  const hands = (isSameHand(batter.bats, pitcher.throws) ? PLATOON.sameHandShare : 1) * 0.5 * (bat.platoon + arm.platoon);
  const place = isHomeBatting ? 1 : -1;
  const hit = bat.hit + arm.hit + PLATOON.hit * hands + HOME_EDGE.hit * place + FAMILIARITY.hit * timesThrough + carry.hit - 0.3 * form;
  const homer =
    bat.homer + arm.homer + PLATOON.homer * hands + HOME_EDGE.homer * place + FAMILIARITY.homer * timesThrough + carry.homer - form;
  weights[0] = Math.exp(
    BASE.strikeout +
      bat.strikeout +
      arm.strikeout +
      PLATOON.strikeout * hands +
      HOME_EDGE.strikeout * place +
      FAMILIARITY.strikeout * timesThrough +
      form,
  );
  weights[1] = Math.exp(
    BASE.walk + bat.walk + arm.walk + PLATOON.walk * hands + HOME_EDGE.walk * place + FAMILIARITY.walk * timesThrough - form,
  );
  weights[2] = Math.exp(BASE.hitByPitch + 0.3 * arm.walk);
  weights[3] = Math.exp(BASE.homer + homer);
  weights[4] = Math.exp(BASE.triple + hit + 0.35 * bat.speed);
  weights[5] = Math.exp(BASE.double + hit + bat.gap);
  weights[6] = Math.exp(BASE.single + hit);
  weights[7] = Math.exp(BASE.error + 0.05 * bat.speed);
  return 1 + weights[0] + weights[1] + weights[2] + weights[3] + weights[4] + weights[5] + weights[6] + weights[7];
}
