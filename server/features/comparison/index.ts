import { defineFeature } from '../../kernel/feature.ts';
import { measureBooksSchedule } from './books/measure-books.ts';
import { comparisonRoutes } from './routes.ts';

export { type ComparedGame, compareContests, compareOdds } from './board/compare-odds.ts';
export { listValue } from './value/list-value.ts';

export const comparisonFeature = defineFeature({ name: 'comparison', routes: comparisonRoutes, schedules: [measureBooksSchedule] });
