export { ResetPage as default } from '../features/accounts/reset-page.tsx';
