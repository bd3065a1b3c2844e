import { paths } from '../domain/paths';
import { DiscussionListSkeleton } from '../features/discussion/DiscussionListSkeleton';
import { DiscussionPageSkeleton } from '../features/discussion/DiscussionPageSkeleton';
import { PostListSkeleton } from '../features/post/PostListSkeleton';
import { PostPageSkeleton } from '../features/post/PostPageSkeleton';
import { ReelListSkeleton } from '../features/reel/ReelListSkeleton';
import type { Page } from './shells';

/** Of the pages where people say and show things to each other. */
export const SOCIAL_SHELLS: readonly Page[] = [
  {
    file: 'social.html',
    path: paths.social,
    content: <PostListSkeleton />,
    chunk: 'src/features/post/PostListPage.tsx',
    reads: true,
  },
  {
    file: 'shells/post.html',
    example: paths.post('post'),
    content: <PostPageSkeleton />,
    chunk: 'src/features/post/PostPage.tsx',
    reads: true,
  },
  {
    file: 'discussions.html',
    path: paths.discussions,
    content: <DiscussionListSkeleton />,
    chunk: 'src/features/discussion/DiscussionListPage.tsx',
    reads: true,
  },
  {
    file: 'shells/discussion.html',
    example: paths.discussion('discussion'),
    content: <DiscussionPageSkeleton />,
    chunk: 'src/app/pages/DiscussionPage.tsx',
    reads: true,
  },
  {
    file: 'reels.html',
    path: paths.reels,
    content: <ReelListSkeleton />,
    chunk: 'src/features/reel/ReelListPage.tsx',
    reads: true,
  },
];
