import { yearOf } from '../calendar.ts';
import { type Chance, clamp, createChance, drawInteger, drawNormal } from '../chance.ts';
import { TEAMS } from '../teams/team-table.ts';
import { nameOf } from './name-of.ts';
import type { ArmTalent, BatTalent, Hand, Player, Position } from './player.ts';
import { ACTIVE_BATTERS, BATTER_SLOTS, FIRST_RELIEVER_SLOT, FIRST_STARTER_SLOT, REGULARS, ROSTER_SLOTS } from './roster-slots.ts';
import type { TeamStanding } from './team-standing.ts';

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
function drawBatTalent(next: Chance, position: Position, current: number): BatTalent {
  const quality = drawNormal(next) * 0.6 + POSITION_QUALITY[position] + current;
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

interface ArmRole {
  isStarter: boolean;
  current: number;
}

function drawArmTalent(next: Chance, role: ArmRole): ArmTalent {
  const quality = drawNormal(next) * 0.75 + role.current;
  const groundBall = drawNormal(next);
  return {
    strikeout: ARM_SPREAD.strikeout * (drawNormal(next) * 0.7 + 0.7 * quality) + (role.isStarter ? -0.02 : 0.06),
    walk: ARM_SPREAD.walk * (drawNormal(next) * 0.85 - 0.45 * quality) + (role.isStarter ? -0.04 : 0.07),
    homer: ARM_SPREAD.homer * (drawNormal(next) * 0.7 - 0.4 * quality - 0.5 * groundBall),
    hit: ARM_SPREAD.hit * (drawNormal(next) * 0.8 - 0.5 * quality),
    groundBall,
    platoon: clamp(drawNormal(next, 1, 0.4), 0, 2),
    stamina: role.isStarter ? clamp(drawNormal(next, 91, 5) + 2.5 * role.current, 76, 104) : clamp(drawNormal(next, 26, 4), 16, 36),
    velocity: clamp(drawNormal(next, role.isStarter ? 93.6 : 94.9, 1.9) + 0.4 * quality, 87, 101),
  };
}

/** A position player's arm and a pitcher's bat never matter; the bat is the worst of the league. */
const PITCHER_BAT: BatTalent = { strikeout: 0.9, walk: -0.9, homer: -1.8, hit: -0.5, gap: -0.4, speed: -1.2, platoon: 1 };

// About one man in five on a big-league roster is new to it each spring.
const TURNOVER = 0.2;
const LONGEST_TENURE = 9;

/** The season in which the man who holds this roster slot joined the club. */
function joinedIn(seed: string, team: string, slot: number, seasonIndex: number): number {
  for (let back = 0; back < LONGEST_TENURE; back++) {
    const season = seasonIndex - back;
    // Every ninth year, at a different time for each slot, the slot turns over for certain: a chain that has no end cannot be asked from anywhere.
    const isForced = (((season + slot * 5 + team.charCodeAt(0)) % LONGEST_TENURE) + LONGEST_TENURE) % LONGEST_TENURE === 0;
    if (isForced || createChance(`${seed}|turnover|${team}|${slot}|${yearOf(season)}`)() < TURNOVER) return season;
  }
  return seasonIndex - LONGEST_TENURE + 1;
}

const ROTATION_STANDING = [0.75, 0.4, 0.1, -0.15, -0.4, -0.9, -1.05] as const;
const BULLPEN_STANDING = [0.95, 0.7, 0.45, 0.05, -0.1, -0.25, -0.4, -0.55, -0.8, -0.9] as const;
const BENCH_STANDING = -0.75;
const MINORS_STANDING = -1.15;
const REGULAR_STANDING = 0.12;

function batterStanding(slot: number): number {
  if (slot < REGULARS) return REGULAR_STANDING;
  return slot < ACTIVE_BATTERS ? BENCH_STANDING : MINORS_STANDING;
}

/** Rises to 27, holds, and falls after 31. */
const ageEffect = (age: number): number => (age < 27 ? (age - 27) * 0.05 : age > 31 ? (31 - age) * 0.07 : 0);

function drawHands(next: Chance, position: Position): { bats: Hand; throws: 'L' | 'R' } {
  const isPitcher = position === 'SP' || position === 'RP';
  const canBeLeft = isPitcher || position === '1B' || position === 'LF' || position === 'CF' || position === 'RF' || position === 'DH';
  const throws = canBeLeft && next() < (isPitcher ? 0.28 : 0.22) ? 'L' : 'R';
  if (isPitcher) return { bats: throws, throws };
  const draw = next();
  return { bats: throws === 'L' ? 'L' : draw < 0.55 ? 'R' : draw < 0.85 ? 'L' : 'S', throws };
}

const positionOf = (slot: number): Position => (slot < FIRST_STARTER_SLOT ? BATTER_SLOTS[slot]! : slot < FIRST_RELIEVER_SLOT ? 'SP' : 'RP');

function drawTalent(
  next: Chance,
  slot: number,
  position: Position,
  current: TeamStanding,
  years: number,
): { bat: BatTalent; arm: ArmTalent | null } {
  // His own rise or fall since he joined; drawn last so that the first season's talent stays what it was.
  if (slot < FIRST_STARTER_SLOT) return { bat: drawBatTalent(next, position, batterStanding(slot) + current.bats + years), arm: null };
  if (slot < FIRST_RELIEVER_SLOT) {
    const role = { isStarter: true, current: ROTATION_STANDING[slot - FIRST_STARTER_SLOT]! + current.rotation + years };
    return { bat: PITCHER_BAT, arm: drawArmTalent(next, role) };
  }
  const role = { isStarter: false, current: BULLPEN_STANDING[slot - FIRST_RELIEVER_SLOT]! + current.bullpen + years };
  return { bat: PITCHER_BAT, arm: drawArmTalent(next, role) };
}

export function drawPlayer(seed: string, team: number, slot: number, seasonIndex: number, current: TeamStanding): Player {
  const { code } = TEAMS[team]!;
  const joined = joinedIn(seed, code, slot, seasonIndex);
  const next = createChance(`${seed}|player|${code}|${slot}|${yearOf(joined)}`);
  const { first, last } = nameOf(seed, team * ROSTER_SLOTS + slot, TEAMS.length * ROSTER_SLOTS, joined);
  const position = positionOf(slot);
  const hands = drawHands(next, position);
  const joinedAge = slot < REGULARS ? drawInteger(next, 22, 30) : drawInteger(next, 22, 32);
  const age = joinedAge + seasonIndex - joined;
  const drift = drawNormal(createChance(`${seed}|form|${code}|${slot}|${yearOf(seasonIndex)}`), 0, 0.18);
  const talent = drawTalent(next, slot, position, current, ageEffect(age) + drift);
  return {
    index: team * ROSTER_SLOTS + slot,
    playerId: `${code.toLowerCase()}-${String(slot + 1).padStart(2, '0')}-${yearOf(joined)}`,
    name: `${first} ${last}`,
    shortName: `${first[0]}. ${last}`,
    team,
    slot,
    position,
    ...hands,
    age,
    ...talent,
  };
}
