import type { Course } from '../../../domain/course';
import { formatDollars } from '../../../domain/money';
import { ON_DEMAND_FALLBACKS } from '../../../domain/onDemand';
import { paths } from '../../../domain/paths';
import { Badge } from '../../../ui/Badge';
import { ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Menu, type MenuItem } from '../../../ui/Menu';
import { Poster } from '../../../ui/Poster';
import { Skeleton, SkeletonText } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import { STATUS_TONES } from '../courseLabels';
import styles from './AdminOnDemandCard.module.css';

const STATUS_NAMES = { published: 'Live', draft: 'Draft', archived: 'Archived' } as const;

interface AdminOnDemandCardProps {
  course: Course;
  /** What else can be done with it. */
  menu: readonly MenuItem[];
}

/** An on-demand class in the back office (spec section 2.10). */
export function AdminOnDemandCard({ course, menu }: AdminOnDemandCardProps) {
  const { id, title, status, duration, instructor, category, price, cover_image_url } = course;
  const subject = t(category || 'General');
  return (
    <article className={styles.card}>
      <Poster subject={subject} src={cover_image_url} />
      <div className={styles.words}>
        <p className={styles.facts}>
          <Badge tone={STATUS_TONES[status]}>{t(STATUS_NAMES[status])}</Badge>
          <span className="meta">{t(duration || ON_DEMAND_FALLBACKS.duration)}</span>
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p className="meta">{t('By {instructor}', { instructor: instructor || t('Unknown Instructor') })}</p>
        <p className={styles.facts}>
          <span className="meta">{subject}</span>
          <b className="nums">{formatDollars(price)}</b>
        </p>
      </div>
      <div className={styles.acts}>
        <ButtonLink
          variant="line"
          small
          icon="edit"
          to={paths.adminEditOnDemand(id)}
          aria-label={t('Edit {title}', { title })}
        >
          {t('Edit')}
        </ButtonLink>
        <ButtonLink
          variant="line"
          small
          icon="eye"
          to={paths.adminPreviewOnDemand(id)}
          aria-label={t('Preview {title}', { title })}
        >
          {t('Preview')}
        </ButtonLink>
        <Menu
          className={styles.more ?? ''}
          label={t('Actions for {label}', { label: title })}
          button={<Icon name="more" />}
          items={menu}
        />
      </div>
    </article>
  );
}

export function AdminOnDemandCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton poster />
      <div className={styles.words}>
        <SkeletonText lineHeight="var(--lh-sm)" />
        <div className={styles.title}>
          <SkeletonText lines={2} lineHeight="var(--lh-lg)" />
        </div>
        <SkeletonText lines={2} lineHeight="var(--lh-sm)" />
      </div>
      <div className={styles.acts}>
        <Skeleton width="60%" height="2.25rem" />
      </div>
    </div>
  );
}
