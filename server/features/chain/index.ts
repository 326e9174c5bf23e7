export { CHAIN_START, type Link, linkAfter, rounded, type Said, type Statement, said, statementText } from './chain-rules.ts';
export { lockChain } from './lock-chain.ts';
