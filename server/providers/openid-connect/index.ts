export { type OpenIdConfig, openIdConnect } from './openid-connect.ts';
