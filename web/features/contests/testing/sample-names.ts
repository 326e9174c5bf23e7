export const BOOKS = [
  ['SUM', 'Summit'],
  ['KEY', 'Keystone'],
  ['NOR', 'Northline'],
  ['HAR', 'Harbor'],
  ['RED', 'Redwood'],
  ['MER', 'Meridian'],
  ['QUA', 'Quarry'],
] as const;

export const NAMES = ['J. Alvarado', 'M. Whitlock', 'A. Judge', 'D. Okafor', 'T. Brandt', 'R. Silva', 'C. Ames', 'L. Park', 'E. Nunez'];
export const POSITIONS = ['SS', '2B', 'RF', '1B', 'DH', 'LF', '3B', 'C', 'CF'];
