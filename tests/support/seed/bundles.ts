import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { BundlePart } from '../../../src/domain/bundle';
import { type BundleForm, bundleFormSchema } from '../../../src/domain/bundleForm';
import { bundlePath, newBundle, toBundleRecord } from '../../../src/domain/bundleRecord';
import { DAY_MS, recordIdOf } from './seedFile';

export interface SeedBundle extends Pick<
  BundleForm,
  'title' | 'description' | 'subject' | 'formLevel' | 'price'
> {
  parts: readonly Omit<BundlePart, 'id'>[];
  isHidden?: true;
  by: 'teacher' | 'teacher2' | 'admin';
  daysAgo: number;
}

export const SEED_BUNDLES: readonly SeedBundle[] = [
  {
    title: 'Science for the Form II Examination',
    description:
      'Biology and chemistry as books, with the graphs of motion and a lesson on cells to hear on the way to school.',
    subject: 'Science',
    formLevel: 'Form II',
    price: '11,000',
    parts: [
      { kind: 'ebook', title: 'Biology for Secondary Schools: Form Two' },
      { kind: 'ebook', title: 'The Mole Made Plain: Forty Worked Examples in Quantitative Chemistry' },
      { kind: 'ebook', title: 'Motion and Graphs' },
      { kind: 'audio', title: 'Cells and Tissues by Ear' },
    ],
    by: 'teacher',
    daysAgo: 5,
  },
  {
    title: 'Mathematics for the Last Year',
    description:
      'Geometry from the beginning and a revision of all topics, for the months before the examination.',
    subject: 'Mathematics',
    formLevel: 'Form IV',
    price: '13,000',
    parts: [
      { kind: 'ebook', title: 'Geometry and the Theorem of Pythagoras' },
      { kind: 'ebook', title: 'Mathematics Revision for Form Four: All Topics on a Few Pages' },
    ],
    by: 'teacher2',
    daysAgo: 12,
  },
  {
    title: 'The Coast and Its History',
    description:
      'From Kilwa to independence: a book, the lecture on trade to listen to, and last year’s paper to try it on.',
    subject: 'History',
    formLevel: 'Form III',
    price: '14,500',
    parts: [
      { kind: 'ebook', title: 'From Kilwa to Uhuru: A Short History' },
      { kind: 'audio', title: 'Trade on the Swahili Coast' },
      { kind: 'ebook', title: 'How We Know the Past' },
      { kind: 'ebook', title: 'History Past Paper 2023' },
    ],
    by: 'admin',
    daysAgo: 9,
  },
  {
    title: 'Biology, Taught and Read',
    description:
      'The whole course on cells and blood, the book that goes with its microscope, and a paper to sit.',
    subject: 'Biology',
    formLevel: 'Form III',
    price: '28,000',
    parts: [
      { kind: 'course', title: 'Biology: From the Cell to the Blood' },
      { kind: 'ebook', title: 'Cells Under the Microscope' },
      { kind: 'ebook', title: 'Biology Past Paper 2022 with Space for Answers' },
    ],
    by: 'admin',
    daysAgo: 3,
  },
  {
    title: 'Motion, Until You See It',
    description: 'A class to watch slowly, spoken notes for the bus, and the graphs on paper.',
    subject: 'Physics',
    formLevel: 'Form II',
    price: '15,000',
    parts: [
      { kind: 'on_demand', title: 'Motion Problems, Solved Slowly' },
      { kind: 'audio', title: 'Motion and Forces: Spoken Notes' },
      { kind: 'ebook', title: 'Motion and Graphs' },
    ],
    by: 'admin',
    daysAgo: 15,
  },
  {
    title: 'First Steps in a Shop',
    description:
      'Book keeping and the computer behind the counter. It comes back when the new edition is here.',
    subject: 'Book Keeping',
    formLevel: 'Form I-IV',
    price: '17,000',
    parts: [
      { kind: 'ebook', title: 'Book Keeping from the First Shilling' },
      { kind: 'ebook', title: 'Computer Studies: From Switch to Internet' },
    ],
    isHidden: true,
    by: 'teacher2',
    daysAgo: 30,
  },
];

const partsOf = (seed: SeedBundle): BundlePart[] =>
  seed.parts.map((part) => ({ ...part, id: recordIdOf(part.title) }));

export async function seedBundles(db: Firestore, now: Date): Promise<number> {
  const batch = db.batch();
  for (const seed of SEED_BUNDLES) {
    const { title, description, subject, formLevel, price, isHidden = false, by, daysAgo } = seed;
    const parts = partsOf(seed);
    const form = bundleFormSchema.validateSync({
      ...newBundle(),
      ...{ title, description, subject, formLevel, price },
      parts: parts.map(({ kind, id }) => ({ kind, id })),
      isPublished: !isHidden,
    });
    const at = Timestamp.fromMillis(now.getTime() - daysAgo * DAY_MS);
    batch.set(db.doc(bundlePath(recordIdOf(title))), {
      ...toBundleRecord(form, parts),
      version: 1,
      saved_hash: '',
      created_by: by,
      updated_by: by,
      created_at: at,
      updated_at: at,
    });
  }
  await batch.commit();
  return SEED_BUNDLES.length;
}
