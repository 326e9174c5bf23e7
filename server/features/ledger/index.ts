export { accountsOf, type BetAccounts, bankrollOf, HOUSE_GRANTS, HOUSE_RESULTS, openStakesOf } from './account-ids.ts';
export { findFaults } from './find-faults.ts';
export { lockBalances, openAccounts, postTransfer, postTransfers, postWhereOpen, readBalance, readOpenedBalance } from './post-transfer.ts';
export { balanceAt, listBetMovements, listStatement, type StatementEntry } from './read-statement.ts';
export type { Transfer } from './transfer-rules.ts';
