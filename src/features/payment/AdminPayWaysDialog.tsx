import { useState } from 'react';
import { useGetPayWaysQuery } from '../../data/purchaseApi';
import { BUYER_METHODS, type BuyerMethod } from '../../domain/payment';
import type { SetPayWaysInput } from '../../domain/paymentInput';
import { PAY_WORDS_MAX, type PayWays } from '../../domain/payWays';
import { cleanText, tooLong } from '../../domain/text';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FormDialog } from '../../ui/form/FormDialog';
import { type Checked, useShortForm } from '../../ui/form/useShortForm';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { TextArea } from '../../ui/TextField';
import { useSetPayWaysMutation } from './paymentApi';

/** What Buy tells of each way to pay, as the number to pay to. */
export function AdminPayWaysDialog({ onClose }: { onClose: () => void }) {
  const query = useGetPayWaysQuery();
  if (query.currentData) return <WaysForm ways={query.currentData} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      title={t('How buyers pay')}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <QueryView query={query} skeleton={<Skeleton height="30rem" />}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

interface WaysFormProps {
  ways: PayWays;
  onClose: () => void;
}

function WaysForm({ ways, onClose }: WaysFormProps) {
  const [typed, setTyped] = useState(ways);
  const [save, { isLoading }] = useSetPayWaysMutation();
  const { errors, change, ...form } = useShortForm({
    check: () => checkWays(typed),
    send: (input) => save(input),
    onSent: onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('How buyers pay')}
      intro={t(
        'Whoever buys chooses a way to pay and reads this: the number to pay to, and in whose name it is.',
      )}
      submitLabel={t('Save')}
      busyLabel={t('Saving...')}
      failureTitle={t('This was not saved.')}
      isBusy={isLoading}
      onClose={onClose}
    >
      {BUYER_METHODS.map((method) => (
        <TextArea
          key={method}
          name={method}
          label={t(method)}
          optional
          rows={2}
          error={errors[method] && t(errors[method])}
          value={typed[method] ?? ''}
          onChange={(words) => change(() => setTyped({ ...typed, [method]: words }))}
        />
      ))}
    </FormDialog>
  );
}

type Errors = Partial<Record<BuyerMethod, string>>;

function checkWays(typed: PayWays): Checked<SetPayWaysInput, Errors> {
  const ways = BUYER_METHODS.map((method) => ({ method, words: cleanText(typed[method] ?? '') }));
  const long = ways.filter(({ words }) => words.length > PAY_WORDS_MAX);
  return long.length > 0
    ? { errors: Object.fromEntries(long.map(({ method }) => [method, tooLong(PAY_WORDS_MAX)])) }
    : { input: { ways } };
}
