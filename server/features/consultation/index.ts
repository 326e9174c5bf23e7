export { consultationFeature } from './consultation-feature.ts';
export { listConsultationsOf } from './member.ts';
