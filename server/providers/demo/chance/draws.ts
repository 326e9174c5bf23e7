import type { Chance } from './create-chance.ts';

export function drawNormal(next: Chance, mean = 0, deviation = 1): number {
  const radius = Math.sqrt(-2 * Math.log(1 - next()));
  return mean + deviation * radius * Math.cos(2 * Math.PI * next());
}

export const drawBetween = (next: Chance, low: number, high: number): number => low + (high - low) * next();

export const drawInteger = (next: Chance, low: number, high: number): number => low + Math.floor((high - low + 1) * next());

export function drawOne<T>(next: Chance, from: readonly T[]): T {
  return from[Math.floor(next() * from.length)]!;
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
