import { useTicking } from '../../data/useServerNow';
import { Countdown } from '../../ui/Countdown';
import { t } from '../../ui/text';

/** How long it is until a session begins, by the server's clock. */
export const BeginsIn = ({ at }: { at: number }) => (
  <Countdown label={t('Begins in')} until={at} now={useTicking()} />
);
