export { listSiteHosts } from './brand.ts';
export { exportWhiteLabel } from './export-white-label.ts';
export { whiteLabelFeature } from './white-label-feature.ts';
