import { paths } from '../../domain/paths';
import { type Actor, can, type GeneralAction } from '../../domain/permissions';

/** The tabs of Social Management (spec section 2.12); the first that the reader may open shows where the address names none. */

interface SocialTab {
  key: string;
  label: string;
  /** For those alone who may. */
  action: GeneralAction;
}

export const SOCIAL_TABS = [
  { key: 'posts', label: 'Posts', action: 'content.moderate' },
  { key: 'reels', label: 'Learning Reels', action: 'material.create' },
  { key: 'discussions', label: 'Discussions', action: 'material.create' },
] as const satisfies readonly SocialTab[];

export type SocialTabKey = (typeof SOCIAL_TABS)[number]['key'];

export const socialTabsFor = (user: Actor | null) => SOCIAL_TABS.filter(({ action }) => can(user, action));

/** Null for who may open none. */
export function socialTabIn(params: URLSearchParams, user: Actor | null) {
  const tabs = socialTabsFor(user);
  return tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0] ?? null;
}

export const socialAddressOf = (key: SocialTabKey) =>
  key === SOCIAL_TABS[0].key ? paths.adminSocial : `${paths.adminSocial}?tab=${key}`;
