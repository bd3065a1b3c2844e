import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A page's whole journey on a busy machine takes longer than jest's 5 s.
jest.setTimeout(20_000);
// And one step of it longer than the second that is waited for by itself.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no matchMedia, which the theme switch and the carousel ask.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
    onchange: null,
  }) as MediaQueryList;

// jsdom's own Blob, from which its File descends, cannot be read without a FileReader.
const jsdomBlob = Object.getPrototypeOf(File.prototype) as Blob;
jsdomBlob.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(this);
  });
};
