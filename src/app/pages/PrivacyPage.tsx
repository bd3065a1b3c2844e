import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { t } from '../../ui/text';
import { ReadingPage, type ReadingSection } from './ReadingPage';

const SECTIONS: readonly ReadingSection[] = [
  {
    id: 'short',
    title: 'In short',
    paragraphs: [
      'You can read what is free without telling us who you are. If you make an account, we keep what the account needs. We show no advertisements, sell no data and use no tracking.',
    ],
  },
  {
    id: 'account',
    title: 'What your account holds',
    paragraphs: ['When you sign up and while you use Somo we store:'],
    points: [
      'Your email address, first and last name, username if you choose one, your role and the day you joined. You and the administrators can see these.',
      'Your password, as a code that cannot be turned back into the password. Nobody at Somo can read it.',
      'Your public profile: your name, and a picture if you have one. Everybody can see it.',
      'Where you stopped in each book and what you bookmarked, so that you can go on from another phone. Only you can see these.',
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    paragraphs: [
      'When you buy something, we record who paid, for what, how much, by which method, and the reference of the payment, so that the book opens for you and the accounts are right. We never see or store your mobile money PIN or a card number. Only administrators and you yourself see your payments.',
    ],
  },
  {
    id: 'publishing',
    title: 'What teachers publish',
    paragraphs: [
      'Books, covers and their descriptions are stored with the account that published them. What is free can be opened by everybody; what has a price, by those who may. A file that is uploaded and then not used is deleted after about a day.',
    ],
  },
  {
    id: 'messages',
    title: 'Messages and the news list',
    paragraphs: [
      'What you write on the contact page is stored with your name and email address, and with your account if you are signed in. Administrators read it to answer you. We keep it so that we can look back at what was agreed, and delete it when you ask.',
      'If you subscribe to our news, we store your email address for that alone. Write to us and we take it off the list.',
      'So that nobody can flood these forms, we count how much comes from one internet address or account. For this we keep a scrambled form of the address, which is removed a short time after the hour that it counts for.',
    ],
  },
  {
    id: 'where',
    title: 'Where the data is',
    paragraphs: [
      'Somo runs on Google Firebase. Our database, files and programs are in Belgium, in the European Union; Google’s sign-in service may also work in other countries. Google stores the data for us and may not use it for advertising. Like any web service, it notes the internet address of each request for a time, to keep the service safe.',
      'We pass your data to nobody else, unless the law obliges us to.',
    ],
  },
  {
    id: 'phone',
    title: 'What stays on your phone',
    paragraphs: [
      'Somo keeps some things on your own device, such as whether you are signed in and the lists that you have seen. The page on cookies lists them. When you sign out, what belongs to your account is wiped from the device, since many people share a phone.',
    ],
  },
  {
    id: 'children',
    title: 'If you are under 18',
    paragraphs: [
      'Somo is made for students, so we ask for little and show little: others see your name, and a picture if you have one, and nothing else about you. Talk to a parent, a guardian or a teacher before you make an account. They may write to us about your data for you.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      'The Personal Data Protection Act of Tanzania gives you rights over your data. Write to us and we help you within 30 days:',
    ],
    points: [
      'To see what we have about you, and to get a copy.',
      'To have it corrected. Your name you can change yourself, on your profile.',
      'To have your account and your data deleted. Records of payments we keep for as long as the law asks.',
      'To complain to the Personal Data Protection Commission, if we do not treat your data as we should.',
    ],
  },
];

/** /privacy */
export function Component() {
  return (
    <ReadingPage
      title="Privacy"
      lead="What Somo knows about you, why, and who can see it."
      sections={SECTIONS}
      changed={t('28 November 2026')}
      end={
        <>
          <ButtonLink to={paths.contact}>{t('Write to us')}</ButtonLink>
          <ButtonLink to={paths.cookies} variant="line">
            {t('Cookies')}
          </ButtonLink>
        </>
      }
    />
  );
}
