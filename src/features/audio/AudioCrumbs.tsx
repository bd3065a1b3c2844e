import { paths } from '../../domain/paths';
import { SectionCrumbs } from '../../ui/SectionCrumbs';
import { t } from '../../ui/text';

/** Above an audio or a playlist, and above its place while it comes. */
export const AudioCrumbs = ({ title }: { title?: string }) => (
  <SectionCrumbs section={{ to: paths.audioLibrary, label: t('Audio Library') }} title={title} />
);
