import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { readCatalog } from '../../data/catalog';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { firstPageWithRows, pageConstraints, toPage } from '../../data/page';
import type { CatalogKind } from '../../domain/catalog';
import { isPayable, parseLesson } from '../../domain/lesson';
import { ON_DEMAND } from '../../domain/onDemand';
import type { Page, PageRequest } from '../../domain/page';
import { type Payment, parsePayment, type ProductType } from '../../domain/payment';
import type { RecordPaymentInput, SetPaymentStatusInput, SetPayWaysInput } from '../../domain/paymentInput';
import { parseTotals, type PaymentTotals, type TotalsFilter } from '../../domain/paymentTotals';
import type { PayWays } from '../../domain/payWays';
import { matchesWords, searchTerm } from '../../domain/text';
import { HOME_ZONE, wallTimeAt } from '../../domain/timeZone';

/** The ledger, as administrators read and keep it, and what a customer sees of it. */

export interface PaymentListRequest extends PageRequest, TotalsFilter {
  /** One customer's alone. */
  uid?: string | undefined;
  search?: string | undefined;
}

/** Firestore looks up the longest word of a search; the entry must hold the others too. */
export const listPayments = (request: PaymentListRequest) => firstPageWithRows(request, readPage);

const FILTERS = ['status', 'product_type', 'method', 'currency', 'uid'] as const;

async function readPage(request: PaymentListRequest): Promise<Page<Payment>> {
  const { search = '' } = request;
  const term = searchTerm(search);
  const filters = [
    ...FILTERS.flatMap((field) => (request[field] ? [where(field, '==', request[field])] : [])),
    ...(term ? [where('search_terms', 'array-contains', term)] : []),
  ];
  const { docs } = await getDocs(query(collection(db, 'payments'), ...filters, ...pageConstraints(request)));
  return toPage(docs, request, (snapshot) => {
    const payment = parsePayment(snapshot.id, fromDocument(snapshot.data()));
    return payment && matchesWords(search, ...searchedIn(payment)) ? payment : null;
  });
}

const searchedIn = ({ id, name, email, transaction_id, product }: Payment) => [
  id,
  name,
  email,
  transaction_id,
  product,
];

/** What all payments, or one customer's, add up to. */
export async function readTotals(id: string): Promise<PaymentTotals> {
  const snapshot = await getDoc(doc(db, 'payment_totals', id));
  return parseTotals(snapshot.exists() ? fromDocument(snapshot.data()) : null);
}

export const recordPayment = (input: RecordPaymentInput) =>
  callFunction<RecordPaymentInput, Payment>('recordPayment', input);

export const setPaymentStatus = (input: SetPaymentStatusInput) =>
  callFunction<SetPaymentStatusInput, Payment>('setPaymentStatus', input);

export const setPayWays = (input: SetPayWaysInput) =>
  callFunction<SetPayWaysInput, PayWays>('setPayWays', input);

/** A product that can be paid for. */
export interface Offer {
  id: string;
  title: string;
  price: number;
}

/** More than are ever agreed and unpaid at once. */
const LESSONS_MAX = 100;

interface Row extends Offer {
  name?: string;
  course_type?: string;
  created_at: number;
}

const SHELVES: Record<ProductType, readonly CatalogKind[]> = {
  Ebook: ['ebook'],
  'Learning Bundle': ['bundle'],
  Audio: ['audio', 'playlist'],
  Course: ['course'],
  'Class/One to One': ['course'],
};

/** What has a price, of a type, by its title: from the catalogue, so that a long list costs a read or two. */
export async function listOffers(type: ProductType): Promise<Offer[]> {
  const isOnDemand = type === 'Class/One to One';
  const [lessons, ...shelves] = await Promise.all([
    isOnDemand ? listLessons() : [],
    ...SHELVES[type].map((kind) => readCatalog<Row>(kind)),
  ]);
  const items = shelves
    .flat()
    .filter(({ price }) => price > 0)
    .filter(({ course_type }) => course_type === undefined || (course_type === ON_DEMAND) === isOnDemand)
    .map(({ id, title, name, price }) => ({ id, title: title || (name ?? ''), price }));
  return [...items, ...lessons].sort((a, b) => a.title.localeCompare(b.title));
}

/** Lessons are in no catalogue: students and tutors are nobody else's business. */
async function listLessons(): Promise<Offer[]> {
  const unpaid = query(
    collection(db, 'lesson_requests'),
    where('status', '==', 'accepted'),
    where('is_paid', '==', false),
    limit(LESSONS_MAX),
  );
  return (await getDocs(unpaid)).docs
    .map((stored) => parseLesson(stored.id, fromDocument(stored.data())))
    .filter((lesson) => lesson !== null)
    .filter(isPayable)
    .map(({ id, tutor_name, student_name, starts_at, price }) => ({
      id,
      title: `${tutor_name} – ${student_name}, ${wallTimeAt(starts_at, HOME_ZONE).day}`,
      price,
    }));
}
