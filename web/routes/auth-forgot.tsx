export { ForgotPage as default } from '../features/accounts/forgot-page.tsx';
