import { useTicking } from '../../data/useServerNow';
import { Countdown } from '../../ui/Countdown';
import { t } from '../../ui/text';

/** How long it is until a room opens, by the server's clock. */
export const OpensIn = ({ at }: { at: number }) => (
  <Countdown label={t('Opens in')} until={at} now={useTicking()} />
);
