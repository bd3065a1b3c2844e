import { type FormEvent, useRef } from 'react';

/** A form's submit handler: while one is under way, another tap or Enter does nothing. */
export function useSubmitOnce(submit: () => Promise<unknown>) {
  const isSending = useRef(false);
  return (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void submit().finally(() => {
      isSending.current = false;
    });
  };
}
