export { CallbackPage as default } from '../features/accounts/provider/callback-page.tsx';
