import { buildSite } from './buildSite';

/** `npm run build`: the site as it is deployed, into dist/. */
await buildSite({});
