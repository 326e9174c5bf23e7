import { type ComponentType, lazy } from 'react';
import type { CardSection } from '../../web-sport.ts';
import type { FootballGame } from '../football-types.ts';

// What is under a card comes with the first section that is opened.
const part = (name: 'Books' | 'Plays' | 'Form') =>
  lazy(() => import('./section-bodies.tsx').then((module) => ({ default: module[name] as ComponentType<{ game: FootballGame }> })));

export const SECTIONS: readonly CardSection<FootballGame>[] = [
  { key: 'books', name: 'Every book', Body: part('Books') },
  { key: 'plays', name: 'Play by play', Body: part('Plays'), isShown: ({ periods }) => periods !== null },
  { key: 'form', name: 'Form and meetings', Body: part('Form') },
];
