export { accountsOf, type BetAccounts, bankrollOf, HOUSE_GRANTS, HOUSE_RESULTS, openStakesOf } from './account-ids.ts';
export { lockBalances, openAccounts, readBalance, readOpenedBalance } from './account-rows.ts';
export { findFaults } from './find-faults.ts';
export { postTransfer, postTransfers, postWhereOpen } from './post-transfer.ts';
export { balanceAt, listBetMovements, listStatement, type StatementEntry } from './read-statement.ts';
export type { Transfer, TransferKind } from './transfer-rules.ts';
