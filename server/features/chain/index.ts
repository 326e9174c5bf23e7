export { CHAIN_START, type Link, linkAfter, rounded, type Serializable, type Statement, serialize, statementText } from './chain-rules.ts';
export { lockChain } from './lock-chain.ts';
