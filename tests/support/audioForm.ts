import { act, fireEvent, screen } from '@testing-library/react';

/** The audio form as a teacher's hands know it. */

/** jsdom plays nothing: a file that is chosen is as long as told. */
export function mockAudioLength(seconds: number) {
  Object.defineProperty(HTMLMediaElement.prototype, 'duration', { configurable: true, get: () => seconds });
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    configurable: true,
    set(this: HTMLMediaElement) {
      queueMicrotask(() => this.dispatchEvent(new Event(Number.isNaN(seconds) ? 'error' : 'loadedmetadata')));
    },
  });
}

/** At once rather than key by key: typing is not what these tests are about. */
export async function fillAudioForm(values: Record<string, string> = {}) {
  const all = {
    Title: 'Sayari kwa mpangilio',
    Type: 'Audiobook',
    Author: 'Neema Kileo',
    Subject: 'Geography',
    Description: 'Sayari nane, moja baada ya nyingine.',
    ...values,
  };
  await act(async () => {
    Object.entries(all).forEach(([label, value]) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    );
  });
}
