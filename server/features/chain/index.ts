export { CHAIN_START, type Link, linkAfter, rounded, type Said, type Statement, said, statementText } from './chain-rules.ts';
export { appendLinks, type ChainName, type LinkRow, lockChain } from './link-rows.ts';
export type { RecordPick, RecordResult, RecordSource } from './record-source.ts';
