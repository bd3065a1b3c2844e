import type { Message } from '../../domain/contact';
import { Badge } from '../../ui/Badge';
import { t } from '../../ui/text';

export function MessageStatusBadge({ status }: Pick<Message, 'status'>) {
  return status === 'new' ? <Badge tone="info">{t('New')}</Badge> : <Badge tone="ok">{t('Done')}</Badge>;
}
