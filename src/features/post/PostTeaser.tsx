import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths';
import type { Post } from '../../domain/post';
import { Avatar } from '../../ui/Avatar';
import { t } from '../../ui/text';
import styles from './PostTeaser.module.css';

/** The beginning of a post, which leads to all of it. The writer's link covers the whole card. */
export const PostTeaser = ({
  post: { id, author_name, text, like_count, comment_count },
}: {
  post: Post;
}) => (
  <article className={styles.card}>
    <div className="row">
      <Avatar small name={author_name} />
      <h3 className={styles.by}>
        <Link to={paths.post(id)}>{author_name}</Link>
      </h3>
    </div>
    <p className={styles.text}>{text}</p>
    <p className={`meta nums ${styles.foot}`}>
      {t('{n, plural, one {# like} other {# likes}}', { n: like_count })} ·{' '}
      {t('{n, plural, one {# comment} other {# comments}}', { n: comment_count })}
    </p>
  </article>
);
