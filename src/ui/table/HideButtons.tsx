import { Button } from '../Button';
import { t } from '../text';

interface HideButtonsProps {
  isBusy: boolean;
  setHidden: (isHidden: boolean) => Promise<{ error?: unknown }>;
  onDone: () => void;
}

/** Takes what is selected out of the site's lists, or puts it back. */
export function HideButtons({ isBusy, setHidden, onDone }: HideButtonsProps) {
  const change = async (isHidden: boolean) => {
    const { error } = await setHidden(isHidden);
    if (!error) onDone();
  };
  return [true, false].map((isHidden) => (
    <Button
      key={String(isHidden)}
      variant="quiet"
      small
      disabled={isBusy}
      onClick={() => void change(isHidden)}
    >
      {isHidden ? t('Hide') : t('Show again')}
    </Button>
  ));
}
