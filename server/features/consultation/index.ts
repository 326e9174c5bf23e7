export { consultationFeature } from './consultation-feature.ts';
export { listConsultationsOf } from './member/list-own.ts';
