import { Note } from '../../ui/Note';
import { t } from '../../ui/text';

/** Before a class that costs data: sound is enough to follow it. */
export const DataNote = () => (
  <Note title={t('Save data: audio first')}>
    <p>
      {t(
        'Join with your camera off and turn the video of others off: an hour of sound takes about 30 MB, an hour of video 500 MB and more. What is on the screen can be asked for in the chat.',
      )}
    </p>
  </Note>
);
