import { useEarly } from './early.queries.ts';
import './styles/compact.css';

/** The class of a page whose tables stand closer, for those who switched that on. */
export const useCompactClass = (): string => (useEarly('compact-tables') ? ' is-compact' : '');
