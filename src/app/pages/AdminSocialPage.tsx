import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminDiscussionList, AdminDiscussionNew } from '../../features/discussion/AdminDiscussionList';
import { AdminPostList } from '../../features/post/AdminPostList';
import { AdminReelList } from '../../features/reel/AdminReelList';
import { useSession } from '../../session/useSession';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { AdminOnly } from './AdminOnly';
import { socialAddressOf, socialTabIn, type SocialTabKey, socialTabsFor } from './socialTabs';

const LISTS: Readonly<Record<SocialTabKey, ComponentType>> = {
  posts: AdminPostList,
  reels: AdminReelList,
  discussions: AdminDiscussionList,
};

/** What is done with a list as a whole, at the head of the page. */
const ACTS: Readonly<Partial<Record<SocialTabKey, ComponentType>>> = { discussions: AdminDiscussionNew };

/** `/admin/social`: what people write, each kind under a tab of its own. */
export function Component() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const current = socialTabIn(params, user);
  if (!current) return <AdminOnly />;
  const [List, Acts] = [LISTS[current.key], ACTS[current.key]];
  return (
    <>
      <PageHead title={t('Social Management')}>{Acts && <Acts />}</PageHead>
      <div className="stack loose">
        <LinkTabs
          label={t('Social Management')}
          tabs={socialTabsFor(user).map(({ key, label }) => ({
            to: socialAddressOf(key),
            label: t(label),
            isCurrent: key === current.key,
          }))}
        />
        <List />
      </div>
    </>
  );
}
