export { chanceAmong, currentStreak, type Family, recordChance, smallestChances } from './family-chance.ts';
