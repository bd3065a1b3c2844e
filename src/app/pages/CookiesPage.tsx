import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { t } from '../../ui/text';
import { ReadingPage, type ReadingSection } from './ReadingPage';
import styles from './ReadingPage.module.css';

interface Kept {
  what: string;
  why: string;
  /** Where in the browser, and until when. */
  place: string;
}

/** Everything that the site keeps on a device: whoever adds something adds its line here. */
const KEPT: readonly Kept[] = [
  {
    what: 'That you are signed in',
    why: 'So that you need not type your password on every visit. While a sign-up is not finished, also the names that you gave.',
    place: 'Local storage, until you sign out',
  },
  {
    what: 'Light or dark, the size of letters in the reader, speed and volume of the player',
    why: 'So that pages look as you chose. In the back office, also how wide the menu is.',
    place: 'Local storage, until you clear it',
  },
  {
    what: 'Your place and your bookmarks in a book or an audio',
    why: 'So that you go on where you stopped, also without a connection.',
    place: 'Signed in: IndexedDB, until you sign out. Without an account: local storage, until you clear it',
  },
  {
    what: 'Lists and descriptions that you have seen, and what plays next in the audio player',
    why: 'So that a second visit costs less data and something shows when you are offline.',
    place: 'IndexedDB, until you clear it; what is yours alone, until you sign out',
  },
  {
    what: 'A form that you have not sent yet, and reminders that you closed',
    why: 'So that a reload does not take away what a teacher has typed, and no reminder comes twice.',
    place: 'Session storage, until you close the tab; a form, until you sign out',
  },
];

const SECTIONS: readonly ReadingSection[] = [
  {
    id: 'none',
    title: 'No tracking cookies',
    paragraphs: [
      'Somo sets no cookies: none for advertising, none for statistics, none of other companies. That is why no banner asks you to agree.',
      'What we keep in your browser is listed here. It stays on your device, and no other site can read it.',
    ],
  },
  {
    id: 'clear',
    title: 'How to clear it',
    paragraphs: [
      'Signing out removes what belongs to your account. To remove everything, open your browser’s settings, find the data of this site, and delete it. Nothing on Somo is lost by that, except your place in books that you read without an account, and a form that you have not sent.',
      'If your browser allows no storage at all, Somo still works. It then loads more, and forgets your choices when you leave.',
    ],
  },
];

/** /cookies */
export function Component() {
  return (
    <ReadingPage
      title="Cookies"
      lead="What Somo keeps in your browser. It is not much."
      sections={SECTIONS}
      changed={t('28 November 2026')}
      end={
        <ButtonLink to={paths.privacy} variant="line">
          {t('Privacy')}
        </ButtonLink>
      }
    >
      <KeptList />
    </ReadingPage>
  );
}

function KeptList() {
  return (
    <dl className={styles.kept}>
      {KEPT.map(({ what, why, place }) => (
        <div key={what} className={styles.item}>
          <dt>{t(what)}</dt>
          <dd>{t(why)}</dd>
          <dd className={styles.place}>{t(place)}</dd>
        </div>
      ))}
    </dl>
  );
}
