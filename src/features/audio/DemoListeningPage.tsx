import { t } from '../../ui/text';
import { parseAudio } from '../../domain/audio';
import { DEMO_ID } from './audioLinks';
import { Listening } from './player/Listening';

/** What the demo plays: a record as any, without a sound. */
const DEMO = parseAudio(DEMO_ID, {
  title: t('How to listen on Somo'),
  type: 'Audiobook',
  subject: 'General',
  author: 'Somo',
  duration: '3:00',
  description: t(
    'Try every part of the player here: choose a chapter, change the speed, set the sleep timer, leave the page and find the small player at its foot.',
  ),
  chapters: [
    { title: t('Play, pause and jump'), start: 0, end: 60 },
    { title: t('Speed and volume'), start: 60, end: 120 },
    { title: t('The sleep timer'), start: 120, end: 180 },
  ],
});

/** `/demo-audio-listening` */
export const Component = () => DEMO && <Listening audio={DEMO} />;
