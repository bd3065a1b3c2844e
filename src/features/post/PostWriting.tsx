import { lazy, Suspense, useState } from 'react';
import { paths } from '../../domain/paths';
import type { Voice } from '../../session/useVoice';
import { VoiceNote } from '../../session/VoiceNote';
import { Skeleton } from '../../ui/Skeleton';

// Who only reads loads nothing of the form, and nothing of Storage.
const PostComposer = lazy(() =>
  import('./PostComposer').then((module) => ({ default: module.PostComposer })),
);

/** Where a new post is written, or why it is not. */
export function PostWriting({ voice }: { voice: Voice }) {
  const [round, setRound] = useState(0);
  if (voice.silence === undefined) return <Skeleton height="4.5rem" />;
  if (voice.silence !== null || !voice.user) return <VoiceNote voice={voice} returnTo={paths.social} />;
  return (
    <Suspense fallback={<Skeleton height="9rem" />}>
      <PostComposer key={round} user={voice.user} onSaved={() => setRound(round + 1)} />
    </Suspense>
  );
}
