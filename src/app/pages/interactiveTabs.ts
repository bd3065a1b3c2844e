import { paths } from '../../domain/paths';

/** The tabs of interactive learning, for learners and in the back office; the first shows where the address names none. */

export const INTERACTIVE_TABS = [
  { key: 'live', label: 'Live', adminLabel: 'Live Classes', newTo: paths.adminNewLiveClass },
  { key: 'on-demand', label: 'On-Demand', adminLabel: 'On-Demand Classes', newTo: paths.adminNewOnDemand },
] as const;

export type InteractiveTab = (typeof INTERACTIVE_TABS)[number]['key'];

export const interactiveTabIn = (params: URLSearchParams) =>
  INTERACTIVE_TABS.find(({ key }) => key === params.get('tab')) ?? INTERACTIVE_TABS[0];

/** Its address below the page's own. */
export const addressOf = (page: string, key: InteractiveTab) =>
  key === INTERACTIVE_TABS[0].key ? page : `${page}?tab=${key}`;
