import { AUDIT_ACTION_LABELS } from '../../domain/audit';
import { paths } from '../../domain/paths';
import { DateTime } from '../../ui/DateTime';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { TextLink } from '../../ui/TextLink';
import { t } from '../../ui/text';
import styles from './AdminRecentActivity.module.css';
import { useListAuditQuery } from './auditApi';

/** Few, since the dashboard must cost few reads. */
const SHOWN = 6;
const NEWEST = { size: SHOWN, sort: { by: 'at', direction: 'desc' } } as const;

/** What was done last in the back office. */
export function AdminRecentActivity() {
  const query = useListAuditQuery(NEWEST);
  return (
    <section className="stack" aria-labelledby="recent-activity">
      <h2 id="recent-activity">{t('Recent activity')}</h2>
      <QueryView
        query={query}
        skeleton={<SkeletonText lines={SHOWN} lineHeight="3.5rem" />}
        errorTitle={t('Failed to load the audit log')}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="muted">{t('Nothing has been changed yet.')}</p>
          ) : (
            <ul className={styles.list}>
              {rows.map(({ id, action, record_title, actor_name, at }) => (
                <li key={id} className={styles.line}>
                  <span>
                    {t(AUDIT_ACTION_LABELS[action])}
                    {record_title && <>: {record_title}</>}
                  </span>
                  <span className="meta">
                    {actor_name} · <DateTime at={at} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <p>
        <TextLink to={paths.adminAudit}>{t('See all')}</TextLink>
      </p>
    </section>
  );
}
