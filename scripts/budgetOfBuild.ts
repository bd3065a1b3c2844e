import { checkBudget } from './checkBudget';

/** `npm run budget`: whether the site in dist/ is as light as public pages must be. */
process.exitCode = checkBudget() ? 0 : 1;
