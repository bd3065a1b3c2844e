import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { db } from '../../data/firestore';
import { pageConstraints, toPage } from '../../data/page';
import type { Page, PageRequest } from '../../domain/page';
import { type Payment, parsePayment } from '../../domain/payment';

export interface PurchaseListRequest extends PageRequest {
  uid: string;
}

/** What somebody has bought, or said that they have paid for: newest first. */
export async function listPurchases(request: PurchaseListRequest): Promise<Page<Payment>> {
  const own = where('uid', '==', request.uid);
  const { docs } = await getDocs(query(collection(db, 'payments'), own, ...pageConstraints(request)));
  return toPage(docs, request, (snapshot) => parsePayment(snapshot.id, fromDocument(snapshot.data())));
}
