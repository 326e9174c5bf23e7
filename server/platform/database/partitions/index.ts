// Tables that only grow, as monthly partitions on a PostgreSQL server (`docs/decisions/011-partitions.md`).

export { countRest, keepAllMonthsAhead } from './keep-ahead.ts';
export { discardTwin, hasTwin, NotPartitionable, type PartitionOptions, partitionTable } from './partition-table.ts';
export { ASIDE, PARTITIONABLE, type Partitionable } from './partitioned-tables.ts';
export { isPartitioned } from './shape.ts';
