import { FieldValue } from 'firebase-admin/firestore';
import { BUYER_METHODS } from '../../src/domain/payment';
import { setPayWaysSchema } from '../../src/domain/paymentInput';
import { PAY_WAYS_PATH, parsePayWays, type PayWay, type PayWays, toPayWays } from '../../src/domain/payWays';
import { actorOf, addToAudit, auditRef } from './audit';
import { activeUser, callable } from './callable';
import { db, TRANSACTION } from './firebase';

/** Where buyers send their money: a change of it is in the audit log, word for word. */
export const setPayWays = callable(
  { name: 'setPayWays', access: 'payment.manage', schema: setPayWaysSchema },
  async ({ ways }, caller): Promise<PayWays> => {
    const actor = actorOf(activeUser(caller));
    const next = toPayWays(ways as PayWay[]);
    const document = db.doc(PAY_WAYS_PATH);
    const entry = auditRef();
    await db.runTransaction(async (transaction) => {
      const before = parsePayWays((await transaction.get(document)).data() ?? null);
      const changes = BUYER_METHODS.flatMap((method) => {
        const [was = null, is = null] = [before[method], next[method]];
        return was === is ? [] : [{ field: method, before: was, after: is }];
      });
      if (changes.length === 0) return;
      transaction.set(document, { ways: next, updated_at: FieldValue.serverTimestamp() });
      const record = { id: document.id, title: 'How buyers pay' };
      addToAudit(transaction, entry, { actor, action: 'payment.ways', record, changes });
    }, TRANSACTION);
    return next;
  },
);
