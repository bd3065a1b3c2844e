/** The site's store for tests of folders that lie below app/ on the import ladder. */
export { makeStore } from '../../src/app/store';
