import { paths } from '../../domain/paths';
import { RESOURCE_KIND_LABELS, type ResourceRow } from '../../domain/resource';
import { Badge } from '../../ui/Badge';
import { Cover } from '../../ui/Cover';
import { FileSize } from '../../ui/FileSize';
import { MediaCard } from '../../ui/MediaCard';
import { t } from '../../ui/text';
import { placeOf } from './resourceLabels';

interface ResourceCardProps {
  resource: ResourceRow;
  level?: 2 | 3;
}

export function ResourceCard({ resource, level = 3 }: ResourceCardProps) {
  const { id, title, kind, subject, form_level, topic, file_size } = resource;
  return (
    <MediaCard
      to={paths.resource(id)}
      title={title}
      by={topic}
      about={placeOf({ subject, form_level, topic: '' })}
      cover={<Cover subject={subject} form={form_level} />}
      level={level}
    >
      <Badge plain>{t(RESOURCE_KIND_LABELS[kind])}</Badge>
      {file_size !== null && <FileSize bytes={file_size} />}
    </MediaCard>
  );
}
