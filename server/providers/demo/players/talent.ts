import type { Chance } from '../chance/create-chance.ts';
import { clamp, drawNormal } from '../chance/draws.ts';
import type { ArmTalent, BatTalent, Position } from './player.ts';

// Spread of true talent in log-odds: published reliabilities of K, BB, HR and BABIP put it near these for regulars and starters.
const BAT_SPREAD = { strikeout: 0.3, walk: 0.27, homer: 0.4, hit: 0.075, gap: 0.12 } as const;
const ARM_SPREAD = { strikeout: 0.24, walk: 0.24, homer: 0.14, hit: 0.035 } as const;

/** What a position gives up in hitting for its glove, in deviations of overall quality. */
const POSITION_QUALITY: Record<Position, number> = {
  C: -0.45,
  '1B': 0.4,
  '2B': -0.15,
  '3B': 0.1,
  SS: -0.1,
  LF: 0.2,
  CF: -0.1,
  RF: 0.35,
  DH: 0.5,
  SP: 0,
  RP: 0,
};
const POSITION_SPEED: Record<Position, number> = {
  C: -1,
  '1B': -0.7,
  '2B': 0.4,
  '3B': -0.1,
  SS: 0.6,
  LF: 0.3,
  CF: 1,
  RF: 0.2,
  DH: -0.7,
  SP: -1,
  RP: -1,
};

/** `standing` shifts the whole player: the club's level, his role, his age. */
export function drawBatTalent(next: Chance, position: Position, standing: number): BatTalent {
  const quality = drawNormal(next) * 0.6 + POSITION_QUALITY[position] + standing;
  const speed = clamp(drawNormal(next, POSITION_SPEED[position], 0.8), -2.2, 2.6);
  const power = drawNormal(next) * 0.85 - 0.25 * speed;
  return {
    strikeout: BAT_SPREAD.strikeout * (drawNormal(next) * 0.85 + 0.35 * power - 0.35 * quality),
    walk: BAT_SPREAD.walk * (drawNormal(next) * 0.8 + 0.2 * power + 0.35 * quality),
    homer: BAT_SPREAD.homer * (0.85 * power + 0.5 * quality),
    hit: BAT_SPREAD.hit * (drawNormal(next) * 0.8 + 0.25 * speed + 0.45 * quality),
    gap: BAT_SPREAD.gap * (drawNormal(next) * 0.8 + 0.3 * power),
    speed,
    platoon: clamp(drawNormal(next, 1, 0.45), -0.2, 2.2),
  };
}

export interface ArmRole {
  isStarter: boolean;
  standing: number;
}

export function drawArmTalent(next: Chance, role: ArmRole): ArmTalent {
  const quality = drawNormal(next) * 0.75 + role.standing;
  const groundBall = drawNormal(next);
  return {
    strikeout: ARM_SPREAD.strikeout * (drawNormal(next) * 0.7 + 0.7 * quality) + (role.isStarter ? -0.02 : 0.06),
    walk: ARM_SPREAD.walk * (drawNormal(next) * 0.85 - 0.45 * quality) + (role.isStarter ? -0.04 : 0.07),
    homer: ARM_SPREAD.homer * (drawNormal(next) * 0.7 - 0.4 * quality - 0.5 * groundBall),
    hit: ARM_SPREAD.hit * (drawNormal(next) * 0.8 - 0.5 * quality),
    groundBall,
    platoon: clamp(drawNormal(next, 1, 0.4), 0, 2),
    stamina: role.isStarter ? clamp(drawNormal(next, 91, 5) + 2.5 * role.standing, 76, 104) : clamp(drawNormal(next, 26, 4), 16, 36),
    velocity: clamp(drawNormal(next, role.isStarter ? 93.6 : 94.9, 1.9) + 0.4 * quality, 87, 101),
  };
}

/** A position player's arm and a pitcher's bat never matter; the bat is the worst of the league. */
export const PITCHER_BAT: BatTalent = { strikeout: 0.9, walk: -0.9, homer: -1.8, hit: -0.5, gap: -0.4, speed: -1.2, platoon: 1 };
