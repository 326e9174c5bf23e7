export { AuthPage as default } from '../features/accounts/auth-page.tsx';
