import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { t } from '../../ui/text';
import { ReadingPage, type ReadingSection } from './ReadingPage';

const SECTIONS: readonly ReadingSection[] = [
  {
    id: 'what',
    title: 'What Somo is',
    paragraphs: [
      'Somo is Kiswahili for "lesson". It is a place on the internet where secondary students in Tanzania find their books and past papers, and where their teachers publish them.',
      'You can look around without an account. Free books open at once. For the others you see the price in shillings, and the size of the file, before you decide.',
    ],
  },
  {
    id: 'who',
    title: 'Who it is for',
    paragraphs: [],
    points: [
      'Students of Form I to Form IV, at school or learning alone.',
      'Teachers who want their notes and books to reach more than one classroom.',
      'Schools, whose administrators look after teachers, material and payments.',
    ],
  },
  {
    id: 'light',
    title: 'Made for the phone that you have',
    paragraphs: [
      'Most of our readers use a small phone and pay for every megabyte. So pages load little, a long book loads only the pages that you look at, and we say how big a file is before you open it.',
      'When the connection breaks, what you have seen before stays readable as far as your phone has kept it, and your place in a book is not lost. Sign in, and the same place waits for you on another phone.',
    ],
  },
  {
    id: 'material',
    title: 'Where the material comes from',
    paragraphs: [
      'Teachers and publishers put it here, under their own names. Only people whom an administrator has made teachers can publish. The rights to a book stay with whoever wrote it.',
      'If something on Somo is wrong, or is yours and should not be here, write to us and we look into it.',
    ],
  },
  {
    id: 'data',
    title: 'No advertising, no tracking',
    paragraphs: [
      'Somo shows no advertisements, sells no data and follows nobody across the internet. We keep what is needed for your account and your learning, and no more.',
    ],
  },
];

/** /about */
export function Component() {
  return (
    <ReadingPage
      title="About Somo"
      lead="Books and lessons for Form I to Form IV, made in Tanzania."
      sections={SECTIONS}
      end={
        <>
          <ButtonLink to={paths.ebooks}>{t('Find a book')}</ButtonLink>
          <ButtonLink to={paths.contact} variant="line">
            {t('Write to us')}
          </ButtonLink>
        </>
      }
    />
  );
}
