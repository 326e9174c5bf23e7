export { type Contract, contract } from './all-routes.ts';
