import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { t } from '../../ui/text';
import { ReadingPage, type ReadingSection } from './ReadingPage';

const SECTIONS: readonly ReadingSection[] = [
  {
    id: 'using',
    title: 'Using Somo',
    paragraphs: [
      'Anybody may look around and read what is free. Some things need an account: buying a book, and keeping your place on more than one phone. An account costs nothing.',
      'If you are under 18, tell a parent, a guardian or a teacher that you use Somo, and ask them before you pay for anything.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [],
    points: [
      'Give your own name and an email address that you can open.',
      'Keep your password to yourself. On a shared phone, sign out when you have finished.',
      'Tell us if you think that somebody else uses your account.',
      'An administrator may close an account that breaks these terms.',
    ],
  },
  {
    id: 'material',
    title: 'Books and other material',
    paragraphs: [
      'What you find on Somo belongs to the people who wrote it. You may read it for your own learning, and a teacher may show it in class. You may not sell it, put it on another site, or pass on a book that somebody has to pay for.',
    ],
  },
  {
    id: 'publishing',
    title: 'If you publish',
    paragraphs: ['Teachers who publish on Somo keep their rights. By publishing you say three things:'],
    points: [
      'The material is your own, or you have the right to publish it.',
      'Somo may store it, show it and pass it to readers as you have set it: free, or at your price.',
      'You may take it down at any time. Who has bought it before may have it still, or their money back.',
    ],
  },
  {
    id: 'paying',
    title: 'Prices and payment',
    paragraphs: [
      'Ebooks are priced in Tanzanian shillings, and the price that you see is the price that you pay. Your mobile operator may take a fee of its own.',
      'A payment is recorded by an administrator, and the book opens for your account after that. If a book does not open although you have paid, or is not what its page says, write to us: we open it or return the payment.',
    ],
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    paragraphs: [],
    points: [
      'Insulting, threatening or tricking other people.',
      'Publishing what is against the law of Tanzania, or not fit for children.',
      'Using somebody else’s account, or trying to reach what is not meant for you.',
      'Loading Somo with programs so that it becomes slow for others.',
    ],
  },
  {
    id: 'limits',
    title: 'What we can promise',
    paragraphs: [
      'We work to keep Somo correct, safe and available, but we cannot promise that it is without faults or that it can be reached at every hour. The material helps you to learn; your school and the examination council decide what is taught and tested.',
      'Nothing here takes away a right that the law of Tanzania gives you. That law applies to these terms.',
    ],
  },
  {
    id: 'changes',
    title: 'When these terms change',
    paragraphs: [
      'We put the new text here, with its date. If a change matters for what you have paid for, we tell you before it applies.',
    ],
  },
];

/** /terms */
export function Component() {
  return (
    <ReadingPage
      title="Terms of use"
      lead="What you can expect of Somo, and what we ask of you."
      sections={SECTIONS}
      changed={t('28 November 2026')}
      end={
        <>
          <ButtonLink to={paths.privacy} variant="line">
            {t('Privacy')}
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="line">
            {t('Write to us')}
          </ButtonLink>
        </>
      }
    />
  );
}
