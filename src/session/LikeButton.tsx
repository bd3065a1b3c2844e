import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { type OwnLike, useSetLikeMutation } from '../data/likeApi';
import type { OwnLikesRequest } from '../data/likeDocs';
import { noticeShown } from '../data/notice';
import type { LikedThing } from '../domain/like';
import { paths } from '../domain/paths';
import { Icon } from '../ui/Icon';
import { t } from '../ui/text';
import styles from './LikeButton.module.css';
import type { Voice } from './useVoice';
import { silenceText } from './voiceText';

interface LikeButtonProps {
  thing: LikedThing;
  /** As it was read. */
  count: number;
  /** The reader's own; undefined while it is not known, and for visitors. */
  own: OwnLike | undefined;
  /** The list that it came with. */
  request: OwnLikesRequest | null;
  voice: Voice;
  /** Where a visitor comes back to. */
  returnTo: string;
}

/** Likes, and takes it back; at once on the screen, and undone when it did not arrive. */
export function LikeButton({ thing, count, own, request, voice, returnTo }: LikeButtonProps) {
  const [save, { isLoading }] = useSetLikeMutation();
  const dispatch = useDispatch();
  const isLiked = own?.isLiked === true;
  const shown = Math.max(0, count + (own?.change ?? 0));
  const words = (
    <>
      <Icon name="heart" small filled={isLiked} />
      <span className="nums">{shown}</span>
    </>
  );
  const label = t('Like, {n, plural, one {# like} other {# likes}}', { n: shown });
  if (voice.silence === 'signed-out')
    return (
      <Link className={styles.button} to={paths.auth} state={{ from: returnTo }} aria-label={label}>
        {words}
      </Link>
    );
  const press = () => {
    if (voice.silence) dispatch(noticeShown({ variant: 'info', title: silenceText(voice) }));
    else if (own && request && !isLoading) void save({ ...thing, isLiked: !isLiked, request });
  };
  return (
    <button type="button" className={styles.button} aria-label={label} aria-pressed={isLiked} onClick={press}>
      {words}
    </button>
  );
}
