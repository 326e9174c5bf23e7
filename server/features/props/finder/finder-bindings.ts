import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import type { RouteBindings } from '../../../kernel/feature.ts';
import { isAboutSlate } from '../../contests/index.ts';
import type { ReadStarts } from '../history/read-starts.ts';
import { type FinderSources, findProps } from './find-props.ts';
import { getFinderProp } from './get-finder-prop.ts';

/** Prices grow older without any message. */
const FRESH_MS = 15_000;

export const finderBindings = (sources: FinderSources, readStarts: ReadStarts): RouteBindings => ({
  'GET /api/prop-finder': {
    shared: true,
    freshForMs: FRESH_MS,
    build: findProps(sources),
    // Without a day it is today's list, and today is whatever day the message speaks of.
    isChangedBy: (message, { query }) =>
      query.date === undefined ? message.topic !== 'user' : isAboutSlate(message, query.date, DEFAULT_SPORT),
  },
  'GET /api/prop-finder/:propId': getFinderProp(sources, readStarts),
});
